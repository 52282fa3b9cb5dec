//! The three ways in which every service is drawn.

/// Which wording, markup, order and layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Many pages, links, forms and headings as the standard has them.
    Semantic,
    /// Many pages of `div`s with ARIA, class names that say nothing, scripts for everything, buttons the other way round.
    Soup,
    /// One document whose views are fetched, made of custom elements with shadow trees.
    Components,
}

impl Look {
    pub const ALL: [Self; 3] = [Self::Semantic, Self::Soup, Self::Components];

    pub fn number(self) -> usize {
        match self {
            Self::Semantic => 0,
            Self::Soup => 1,
            Self::Components => 2,
        }
    }

    pub fn name(self) -> &'static str {
        ["semantic", "soup", "components"][self.number()]
    }
}
