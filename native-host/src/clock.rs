//! The one clock: everything that is stamped is stamped here.
use protocol::ids::Timestamp;

pub fn now() -> Timestamp {
    Timestamp(jiff::Timestamp::now().as_millisecond())
}

/// ISO 8601, UTC, milliseconds.
pub fn iso(at: Timestamp) -> String {
    instant(at).strftime("%Y-%m-%dT%H:%M:%S%.3fZ").to_string()
}

/// Date and time where the person is: "2026-11-20 16:04".
pub fn local(at: Timestamp) -> String {
    instant(at)
        .to_zoned(jiff::tz::TimeZone::system())
        .strftime("%Y-%m-%d %H:%M")
        .to_string()
}

/// The local date: "2026-11-20".
pub fn local_date(at: Timestamp) -> String {
    instant(at)
        .to_zoned(jiff::tz::TimeZone::system())
        .strftime("%Y-%m-%d")
        .to_string()
}

/// The local time of day, to the second: "16:04:31".
pub fn local_time(at: Timestamp) -> String {
    instant(at)
        .to_zoned(jiff::tz::TimeZone::system())
        .strftime("%H:%M:%S")
        .to_string()
}

/// Seconds that local time is ahead of UTC just now.
pub fn ahead_of_utc() -> i32 {
    jiff::Zoned::now().offset().seconds()
}

fn instant(at: Timestamp) -> jiff::Timestamp {
    jiff::Timestamp::from_millisecond(at.0).unwrap_or(jiff::Timestamp::UNIX_EPOCH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_is_written_with_milliseconds_in_utc() {
        assert_eq!(
            iso(Timestamp(1_763_654_400_007)),
            "2025-11-20T16:00:00.007Z"
        );
        assert_eq!(
            iso(Timestamp(1_763_654_400_000)),
            "2025-11-20T16:00:00.000Z"
        );
    }
}
