package limber.lesson;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.engine.BadInput;
import limber.input.Spot;

/// What is wrong with a lesson: all of it at once, since whoever mends one thing wants to know the next.
final class Faults {
    private static final Pattern PLACED = Pattern.compile("(.*?):(\\d+):(\\d+): .*", Pattern.DOTALL);
    /// A text that is wrong throughout need not be told a thousand times.
    private static final int MOST = 200;

    private final Set<String> found = new LinkedHashSet<>();

    void add(BadInput fault) {
        found.add(fault.getMessage());
    }

    /// Runs what may be refused.
    ///
    /// @return empty if it was
    <T> Optional<T> attempt(Supplier<T> reading) {
        try {
            return Optional.of(reading.get());
        } catch (BadInput e) {
            add(e);
            return Optional.empty();
        }
    }

    boolean none() {
        return found.isEmpty();
    }

    int count() {
        return found.size();
    }

    /// In the order in which they stand.
    List<String> all() {
        return found.stream().sorted((a, b) -> spot(a).compareTo(spot(b))).limit(MOST).toList();
    }

    private static Spot spot(String fault) {
        Matcher m = PLACED.matcher(fault);
        return m.matches() ? new Spot(m.group(1), number(m.group(2)), number(m.group(3))) : new Spot(fault, 0, 0);
    }

    private static int number(String digits) {
        return digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }
}
