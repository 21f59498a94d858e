package limber.lesson;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import limber.engine.platform.Platform;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;

/// A parameter that a lesson draws anew for each student, with the round numbers that can be drawn: all multiples of
/// [#step] from [#first] on.
///
/// The draw follows from the name alone, so that each machine draws the same: the first eight bytes of the SHA-256 of
/// `name⏎lesson⏎parameter` in UTF-8, as a whole number without a sign, modulo [#count]. The name is in the form of
/// [StudentName#form].
///
/// @param parameter a number or a count
/// @param first the least number that can be drawn
/// @param step the distance between two of them: 1, 2 or 5 times a power of ten; at least 1 for a count
/// @param count how many there are, at least 2
public record Vary(Parameter<?> parameter, BigDecimal first, BigDecimal step, int count) {
    /// How many numbers a range gives at least; a range of a count may have fewer whole numbers.
    static final int ENOUGH = 10;
    private static final int[] ROUND = {5, 2, 1};

    /// The round numbers of a range: the largest step that gives at least ten of them.
    ///
    /// @param most above `least`
    static Vary within(Parameter<?> parameter, BigDecimal least, BigDecimal most) {
        boolean whole = parameter.kind() instanceof Kind.Count;
        BigDecimal width = most.subtract(least);
        for (int power = width.precision() - width.scale();; power--)
            for (int digit : ROUND) {
                BigDecimal step = BigDecimal.valueOf(digit).scaleByPowerOfTen(power);
                boolean finest = whole && step.compareTo(BigDecimal.ONE) <= 0;
                Vary vary = of(parameter, least, most, finest ? BigDecimal.ONE : step);
                if (finest || vary.count >= ENOUGH) return vary;
            }
    }

    private static Vary of(Parameter<?> parameter, BigDecimal least, BigDecimal most, BigDecimal step) {
        BigDecimal from = least.divide(step, 0, RoundingMode.CEILING), to = most.divide(step, 0, RoundingMode.FLOOR);
        return new Vary(parameter, from.multiply(step), step, to.subtract(from).intValueExact() + 1);
    }

    /// The number of a place among those that can be drawn.
    ///
    /// @param place from 0 to [#count] - 1
    public double value(int place) {
        return first.add(step.multiply(BigDecimal.valueOf(place))).doubleValue();
    }

    private double value(String student, String lesson) {
        long number = Platform.here().fingerprint(student + "\n" + lesson + "\n" + parameter.name());
        return value((int) Long.remainderUnsigned(number, count));
    }

    /// The numbers of a student, by the names of the parameters; none for an empty name.
    ///
    /// @param lesson its id
    static Map<String, Double> drawn(List<Vary> all, String lesson, String student) {
        return by(StudentName.form(student), all, lesson);
    }

    /// Those that versions before 28 November 2026 drew: Java's small letters depend on the place in a word.
    static Map<String, Double> drawnBefore(List<Vary> all, String lesson, String student) {
        return by(Platform.here().plain(student).strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT), all, lesson);
    }

    private static Map<String, Double> by(String student, List<Vary> all, String lesson) {
        var drawn = new LinkedHashMap<String, Double>();
        if (!student.isEmpty()) all.forEach(v -> drawn.put(v.parameter.name(), v.value(student, lesson)));
        return drawn;
    }
}
