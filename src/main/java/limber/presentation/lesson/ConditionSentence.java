package limber.presentation.lesson;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import limber.engine.Measure;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.expression.Expression;
import limber.expression.ExpressionFault;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// A condition, or a number, in words: its quantities by their titles, and what is asked of them.
final class ConditionSentence {
    private static final Pattern CALL = Pattern.compile("\\b(min|max|mean|rms|abs|sqrt|length|at)\\("),
            NAME = Pattern.compile("(?:(left|right)\\.)?\\b([A-Za-z_]\\w*)\\b"),
            PLAIN = Pattern.compile("-?[\\d.]+(e-?\\d+)?"), DISTANCE = Pattern.compile("abs\\((.*) - ([^-]*)\\)");
    /// Of a number that is computed.
    private static final MathContext DIGITS = new MathContext(5);
    private static final Map<String, String> FORMS = Map.of("<", "below", "<=", "most", ">", "above", ">=", "least",
            "==", "is", "!=", "not");

    private final Expression condition;
    /// Those that it reads, by name.
    private final Map<String, Parameter<?>> parameters;
    private final Wording words;

    ConditionSentence(Expression condition, Wording words) {
        this.condition = condition;
        parameters = condition.settings();
        this.words = words;
    }

    /// @param now what the condition compares; empty where it is not known
    String text(Optional<Double> now) {
        String text = said(now);
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /// A number in words.
    static String number(Expression number, Wording words) {
        return new ConditionSentence(number, words).named(number.toString());
    }

    private String said(Optional<Double> now) {
        List<Expression> any = condition.alternatives(), all = condition.conditions();
        if (any.size() > 1) return joined(any, "or");
        if (all.size() > 1) return joined(all, "and");
        Optional<Expression.Comparison> compared = condition.comparison();
        if (compared.isEmpty()) return named(condition.toString());
        Expression.Comparison c = compared.get();
        Matcher distance = DISTANCE.matcher(c.left());
        if (c.sign().startsWith("<") && distance.matches() && closed(distance.group(1)))
            return now("off", form("within", named(distance.group(1)), measured(c.right(), distance.group(1)),
                    measured(distance.group(2), distance.group(1))), now, distance.group(1));
        String is = form(FORMS.get(c.sign()), named(c.left()), compared(c.right(), c.left()));
        return now("now", is, now, c.left());
    }

    private String joined(List<Expression> parts, String by) {
        return parts.stream().map(part -> {
            String said = new ConditionSentence(part, words).said(Optional.empty());
            return part.alternatives().size() > 1 ? "(" + said + ")" : said;
        }).collect(Collectors.joining(words.get("lesson.goal." + by)));
    }

    private String now(String form, String sentence, Optional<Double> now, String of) {
        return now.map(value -> form(form, sentence, unit(Quantity.digits(value), of))).orElse(sentence);
    }

    private String form(String form, Object... parts) {
        return words.get("lesson.goal." + form).formatted(parts);
    }

    private static boolean closed(String text) {
        int open = 0;
        for (char c : text.toCharArray()) {
            open += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (open < 0) return false;
        }
        return open == 0;
    }

    /// What a quantity is compared with: one of its choices, or else what is measured.
    private String compared(String text, String with) {
        boolean choice = parameters.containsKey(with)
                && (parameters.get(with).kind() instanceof Kind.Choice<?>
                        || parameters.get(with).kind() instanceof Kind.Flag);
        return choice ? words.choice(with, text) : measured(text, with);
    }

    /// A number with its unit, or other quantities.
    private String measured(String text, String with) {
        try {
            return unit(PLAIN.matcher(text).matches() ? digits(new BigDecimal(text))
                    : digits(new BigDecimal(Expression.arithmetic(text), DIGITS)), with);
        } catch (ExpressionFault named) { // it is no number
            return named(text);
        }
    }

    /// A number with the unit of what it belongs to, where that is one quantity and not computed from several.
    private String unit(String digits, String of) {
        Matcher name = NAME.matcher(CALL.matcher(of).replaceAll("("));
        if (of.contains(" * ") || of.contains("/") || of.contains("sqrt") || !name.find()) return digits;
        String is = name.group(2), unit = condition.measures().stream().filter(m -> m.name().equals(is))
                .map(Measure::unit).findFirst()
                .orElseGet(() -> parameters.containsKey(is) ? parameters.get(is).unit() : "");
        return unit.isEmpty() ? digits : digits + (unit.equals("°") ? "" : " ") + unit;
    }

    private static String digits(BigDecimal number) {
        return number.stripTrailingZeros().toPlainString().replace('-', '−');
    }

    /// A text with the titles of its quantities and the names of its functions.
    private String named(String text) {
        Matcher call = CALL.matcher(text);
        if (!call.find()) return titled(text).replace(" * ", " · ").replace(" - ", " − ");
        int end = end(text, call.end());
        List<String> parts = arguments(text.substring(call.end(), end)).stream().map(this::named).toList();
        String key =
                "lesson.goal.of." + call.group(1) + (parts.size() > 1 && !call.group(1).equals("at") ? ".many" : "");
        return named(text.substring(0, call.start())) + words.get(key).formatted(parts.size() > 1
                && call.group(1).equals("at") ? parts.toArray() : new Object[]{String.join(", ", parts)})
                + named(text.substring(end + 1));
    }

    /// The index of the bracket that ends a call.
    private static int end(String text, int from) {
        int open = 1, at = from;
        while (open > 0) {
            open += text.charAt(at) == '(' ? 1 : text.charAt(at) == ')' ? -1 : 0;
            at++;
        }
        return at - 1;
    }

    private static List<String> arguments(String text) {
        var all = new ArrayList<String>();
        int from = 0;
        for (int i = 0; i < text.length(); i++)
            if (text.charAt(i) == ',' && closed(text.substring(from, i))) {
                all.add(text.substring(from, i).strip());
                from = i + 1;
            }
        all.add(text.substring(from).strip());
        return all;
    }

    private String titled(String text) {
        var titled = new StringBuilder();
        int from = 0;
        for (Matcher m = NAME.matcher(text); m.find(); from = m.end()) {
            titled.append(text, from, m.start());
            if (m.group(1) != null) titled.append(words.get("lesson.goal." + m.group(1))).append(' ');
            titled.append(title(m.group(2)));
        }
        return titled.append(text, from, text.length()).toString();
    }

    private String title(String name) {
        return parameters.containsKey(name) ? words.title("parameter", name) : words.quantity(name);
    }
}
