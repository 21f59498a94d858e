package limber.presentation.words;

import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A sentence with placeholders for numbers: `{stick}` a number, `{residual:m}` a size with its unit,
/// `{residual?too long:too short}` a word by sign, `{sticks#stick:sticks}` a count with its word for one or for more.
/// Names may have parts, as in `{largest.residual:m}`.
public final class Template {
    private static final Pattern PLACE = Pattern.compile("\\{([\\w.]+)(?::([^}?]*))?(?:([?#])([^:}]*):([^}]*))?}");

    private Template() {}

    /// Whether a sentence has all the numbers that it names.
    ///
    /// @param known whether there is a number of that name
    public static boolean complete(String template, Predicate<String> known) {
        Matcher place = PLACE.matcher(template);
        while (place.find()) if (!known.test(place.group(1))) return false;
        return true;
    }

    /// @param values a number by its name; null where there is none, which is shown as a dash
    public static String fill(String template, Function<String, Double> values) {
        var filled = new StringBuilder();
        int end = 0;
        Matcher place = PLACE.matcher(template);
        while (place.find()) {
            filled.append(template, end, place.start()).append(text(place, values.apply(place.group(1))));
            end = place.end();
        }
        return filled.append(template, end, template.length()).toString();
    }

    private static String text(MatchResult place, Double value) {
        if (value == null) return "–";
        if ("#".equals(place.group(3)))
            return Quantity.digits(value) + " " + (value == 1 ? place.group(4) : place.group(5));
        if (place.group(3) != null) return value >= 0 ? place.group(4) : place.group(5);
        return place.group(2) == null ? Quantity.digits(value) : Quantity.text(Math.abs(value), place.group(2));
    }
}
