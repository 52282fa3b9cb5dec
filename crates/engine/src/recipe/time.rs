//! As of when a fact holds, as a recipe writes it.

/// A day, a month or a year that there is, or two of them in their order.
pub(super) fn is_a_time(text: &str) -> bool {
    let ends: Option<Vec<Day>> = text.split('/').map(day).collect();
    match ends.as_deref() {
        Some([_]) => true,
        Some([from, to]) => from <= to,
        _ => false,
    }
}

/// Year, month, day; what isn't said is 0.
type Day = (u16, u8, u8);

fn day(text: &str) -> Option<Day> {
    let parts: Vec<&str> = text.split('-').collect();
    let number = |at: usize, digits: usize| match parts.get(at) {
        None => Some(0),
        Some(part) => {
            let plain = part.len() == digits && part.bytes().all(|b| b.is_ascii_digit());
            part.parse().ok().filter(|n: &u16| plain && *n > 0)
        }
    };
    let (year, month, day) = (number(0, 4)?, number(1, 2)?, number(2, 2)?);
    let there = parts.len() <= 3 && month <= 12 && day <= days_of(year, month);
    there.then(|| Some((year, u8::try_from(month).ok()?, u8::try_from(day).ok()?)))?
}

fn days_of(year: u16, month: u16) -> u16 {
    let every = |years| year.is_multiple_of(years);
    let leap = every(4) && (!every(100) || every(400));
    match month {
        2 => 28 + u16::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::is_a_time;

    #[test]
    fn a_time_is_a_day_that_there_is_or_a_stretch_that_goes_forward() {
        for time in [
            "2026",
            "2026-11",
            "2026-11-21",
            "2015/2026",
            "2024-02-29",
            "2025-12/2026-01",
        ] {
            assert!(is_a_time(time), "{time}");
        }
        for none in [
            "",
            "yesterday",
            "2026-13",
            "2026-13-45",
            "2026-02-29",
            "2026-04-31",
            "2026-00",
            "0000",
            "2026/2015",
            "2026-11-21-08",
            "2015/2020/2026",
            "26-11",
            "2026-1",
            "+026",
            "2026/",
        ] {
            assert!(!is_a_time(none), "{none}");
        }
    }
}
