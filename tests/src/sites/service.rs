//! Subscription services that are data: one file each says which language, which pages with which words, controls and tricks, and
//! what the right end is. Three looks draw the same service in three ways; the server knows what truly happened.
mod data;
mod dates;
mod draw;
mod fields;
mod look;
mod seen;
mod server;

pub use data::{
    Control, Deed, End, Field, FieldKind, Page, Part, Right, Service, ServiceError, Text,
};
pub use look::Look;
pub use seen::Seen;
pub use server::ServiceSite;
