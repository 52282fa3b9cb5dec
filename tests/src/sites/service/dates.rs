//! A day as people write it in each language.

/// The day that is so many days from today.
pub(super) fn in_days(lang: &str, days: i64) -> String {
    let today = jiff::Zoned::now().date();
    let then = today.saturating_add(jiff::Span::new().days(days));
    let (year, day) = (then.year(), then.day());
    let number = usize::try_from(then.month()).unwrap_or(1);
    let Some(months) = months(lang) else {
        return format!("{year}年{number}月{day}日");
    };
    let month = months.split(' ').nth(number - 1).unwrap_or_default();
    match lang {
        "de" => format!("{day}. {month} {year}"),
        "es" | "pt" => format!("{day} de {month} de {year}"),
        "en" => format!("{month} {day}, {year}"),
        _ => format!("{day} {month} {year}"),
    }
}

/// January to December; none where months are numbers.
fn months(lang: &str) -> Option<&'static str> {
    Some(match lang {
        "en" => {
            "January February March April May June July August September October November December"
        }
        "de" => {
            "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"
        }
        "fr" => {
            "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
        }
        "es" => {
            "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
        }
        "pt" => {
            "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"
        }
        "it" => {
            "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"
        }
        "nl" => {
            "januari februari maart april mei juni juli augustus september oktober november december"
        }
        _ => return None,
    })
}
