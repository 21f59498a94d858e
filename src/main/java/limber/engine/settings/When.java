package limber.engine.settings;

import java.util.List;
import java.util.stream.Collectors;

/// The settings under which a parameter acts, declared beside it. A parameter that acts only through another one acts
/// only while that one does: the tolerance of a linear solver, not under an explicit method.
public sealed interface When {
    When ALWAYS = new All(List.of());

    boolean holds(Settings p);

    /// As text for `params`: `method = springs | vbd and shear = true`, empty if it always holds.
    String text();

    @SafeVarargs static <T> When is(Parameter<T> of, T... values) {
        return new Is<>(of, List.of(values));
    }

    static When on(Parameter<Boolean> of) {
        return is(of, true);
    }

    static <T> When not(Parameter<T> of, T value) {
        return new Not<>(of, value);
    }

    static When all(When... parts) {
        return new All(List.of(parts));
    }

    static When any(When... parts) {
        return new Any(List.of(parts));
    }

    /// A parameter has one of some values.
    record Is<T>(Parameter<T> of, List<T> values) implements When {
        @Override public boolean holds(Settings p) {
            return of.acts(p) && values.contains(p.get(of));
        }

        @Override public String text() {
            return of.name() + " = " + texts().stream().collect(Collectors.joining(" | "));
        }

        /// Its values, as they are written.
        public List<String> texts() {
            return values.stream().map(of::write).toList();
        }
    }

    /// A parameter has any value but one.
    record Not<T>(Parameter<T> of, T value) implements When {
        @Override public boolean holds(Settings p) {
            return of.acts(p) && !value.equals(p.get(of));
        }

        @Override public String text() {
            return of.name() + " != " + (written().isEmpty() ? "nothing" : written());
        }

        /// The value, as it is written.
        public String written() {
            return of.write(value);
        }
    }

    record All(List<When> parts) implements When {
        @Override public boolean holds(Settings p) {
            return parts.stream().allMatch(w -> w.holds(p));
        }

        @Override public String text() {
            return parts.stream().map(When::text).collect(Collectors.joining(" and "));
        }
    }

    record Any(List<When> parts) implements When {
        @Override public boolean holds(Settings p) {
            return parts.stream().anyMatch(w -> w.holds(p));
        }

        @Override public String text() {
            return parts.stream().map(When::text).collect(Collectors.joining(" or "));
        }
    }
}
