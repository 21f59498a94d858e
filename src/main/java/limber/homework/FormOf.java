package limber.homework;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import limber.engine.settings.Kind;
import limber.lesson.answers.AnswerForms;
import limber.lesson.question.Answer;

/// Answers compared and told in the form that files have: numbers, lists and maps, whatever kind of question they are
/// of.
final class FormOf {
    /// The largest difference of two equal numbers, relative to the larger one, and near 0.
    private static final double RELATIVE = 1e-9, NEAR_ZERO = 1e-12;
    private static final MathContext SIX_DIGITS = new MathContext(6);
    private static final int LONGEST = 40;

    private FormOf() {}

    /// Whether two answers would stand in a file as the same.
    static boolean same(Optional<Answer> one, Optional<Answer> other) {
        return same(AnswerForms.form(one), AnswerForms.form(other));
    }

    private static boolean same(Object one, Object other) {
        return switch (one) {
            case null -> other == null;
            case Number a -> other instanceof Number b && near(a.doubleValue(), b.doubleValue());
            case double[] a -> other instanceof double[] b && a.length == b.length
                    && IntStream.range(0, a.length).allMatch(i -> near(a[i], b[i]));
            case List<?> a -> other instanceof List<?> b && a.size() == b.size()
                    && IntStream.range(0, a.size()).allMatch(i -> same(a.get(i), b.get(i)));
            case Map<?, ?> a -> other instanceof Map<?, ?> b && a.keySet().equals(b.keySet())
                    && a.entrySet().stream().allMatch(e -> same(e.getValue(), b.get(e.getKey())));
            default -> one.equals(other);
        };
    }

    private static boolean near(double a, double b) {
        return Math.abs(a - b) <= NEAR_ZERO + RELATIVE * Math.max(Math.abs(a), Math.abs(b));
    }

    /// An answer in a few letters.
    static String told(Answer answer) {
        String told = told(AnswerForms.form(Optional.of(answer)));
        return told.length() <= LONGEST ? told : told.substring(0, LONGEST) + "…";
    }

    private static String told(Object form) {
        return switch (form) {
            case Number n -> digits(n.doubleValue());
            case double[] all -> told(Arrays.stream(all).boxed().toList());
            case List<?> all -> "[" + String.join(", ", all.stream().limit(LONGEST).map(FormOf::told).toList()) + "]";
            case Map<?, ?> all -> String.join(", ", all.entrySet().stream()
                    .map(e -> e.getKey() + " " + told(e.getValue())).toList());
            default -> String.valueOf(form);
        };
    }

    static String digits(double value) {
        return Kind.plain(new BigDecimal(value).round(SIX_DIGITS).doubleValue());
    }
}
