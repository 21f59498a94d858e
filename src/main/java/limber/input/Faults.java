package limber.input;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.engine.text.BadInput;

/// The faults of a lesson, collected so that an author sees all of them at once.
public final class Faults {
    private static final Pattern PLACED = Pattern.compile("(.*?):(\\d+):(\\d+): .*", Pattern.DOTALL);
    /// The most faults reported for one lesson.
    private static final int MOST = 200;

    private final Set<String> found = new LinkedHashSet<>();

    public void add(BadInput fault) {
        found.add(fault.getMessage());
    }

    /// Runs a reading and records its fault.
    ///
    /// @return empty if it was refused
    public <T> Optional<T> attempt(Supplier<T> reading) {
        try {
            return Optional.of(reading.get());
        } catch (BadInput e) {
            add(e);
            return Optional.empty();
        }
    }

    public boolean none() {
        return found.isEmpty();
    }

    public int count() {
        return found.size();
    }

    /// All faults, by position.
    public List<String> all() {
        return found.stream().sorted((a, b) -> position(a).compareTo(position(b))).limit(MOST).toList();
    }

    private static SourcePosition position(String fault) {
        Matcher m = PLACED.matcher(fault);
        return m.matches() ? new SourcePosition(m.group(1), number(m.group(2)), number(m.group(3)))
                : new SourcePosition(fault, 0, 0);
    }

    private static int number(String digits) {
        return digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }
}
