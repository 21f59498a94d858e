package limber.engine.settings;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import limber.engine.text.Lookalikes;
import limber.math.exact.Exact;

/// The type of a parameter's values, and their form as text: the same on the command line, in lessons and in
/// recordings.
///
/// @param <T> the Java type of the value
public sealed interface Kind<T> {
    /// The word for it in messages and in `params`.
    String word();

    /// @throws BadInput without naming the parameter, which [Parameter#read] adds
    T read(String text);

    String write(T value);

    /// Hands every number of the value to `check`, which refuses those out of range.
    default void numbers(T value, DoubleConsumer check) {}

    record Real() implements Kind<Double> {
        @Override public String word() { return "number"; }
        @Override public Double read(String text) { return NumberText.finite(text); }
        @Override public String write(Double v) { return plain(v); }
        @Override public void numbers(Double v, DoubleConsumer check) { check.accept(v); }
    }

    record Count() implements Kind<Integer> {
        @Override public String word() { return "count"; }
        @Override public String write(Integer v) { return v.toString(); }
        @Override public void numbers(Integer v, DoubleConsumer check) { check.accept(v); }

        @Override public Integer read(String text) {
            double v = NumberText.finite(text);
            if (v != Exact.rint(v) || Math.abs(v) > Integer.MAX_VALUE)
                throw new BadInput("'" + BadInput.brief(text) + "' is not a whole number");
            return (int) v;
        }
    }

    record Flag() implements Kind<Boolean> {
        @Override public String word() { return "true or false"; }
        @Override public String write(Boolean v) { return v.toString(); }

        @Override public Boolean read(String text) {
            return switch (text.strip()) {
                case "true" -> true;
                case "false" -> false;
                default -> throw new BadInput("'" + BadInput.brief(text) + "' is neither true nor false");
            };
        }
    }

    /// An enumeration, written in lower-kebab.
    record Choice<E extends Enum<E>>(Class<E> type) implements Kind<E> {
        @Override public String word() { return String.join(" | ", names()); }
        @Override public String write(E v) { return kebab(v); }

        @Override public E read(String text) {
            for (E e : type.getEnumConstants())
                if (kebab(e).equals(text.strip())) return e;
            throw new BadInput("'" + BadInput.brief(text) + "' is none of " + String.join(", ", names()));
        }

        public List<String> names() {
            return Arrays.stream(type.getEnumConstants()).map(Kind::kebab).toList();
        }
    }

    /// One of several words, or `file:PATH`.
    ///
    /// @param words what an editor offers
    /// @param others refuses what is no such word either; there may be more than are offered, such as `torus:3x3`
    ///   beside `torus`
    record WordOrFile(List<String> words, Consumer<String> others) implements Kind<String> {
        private static final int FEW = 5;

        public WordOrFile(List<String> words) {
            this(words, _ -> {
                throw new BadInput("there are no others");
            });
        }

        @Override public String word() {
            return String.join(" | ", words.size() <= FEW ? words : words.subList(0, 2))
                    + (words.size() <= FEW ? "" : " | …") + " | file:PATH";
        }
        @Override public String write(String v) { return v; }

        @Override public String read(String text) {
            if (words.contains(text) || text.startsWith("file:") && text.length() > 5) return text;
            try {
                others.accept(text);
                return text;
            } catch (BadInput e) {
                boolean sized = words.stream().anyMatch(w -> name(w).equals(name(text)));
                throw sized ? e
                        : new BadInput("'" + BadInput.brief(text) + "' is none of " + String.join(", ", words)
                                + ", file:PATH");
            }
        }

        /// `torus` of `torus:3x3`.
        private static String name(String word) {
            return word.split(":", 2)[0];
        }
    }

    /// One of several words, or a colour as `#rrggbb`.
    record WordOrColour(List<String> words) implements Kind<String> {
        private static final String COLOUR = "#[0-9a-f]{6}";

        @Override public String word() { return String.join(" | ", words) + " | #rrggbb"; }
        @Override public String write(String v) { return v; }

        @Override public String read(String text) {
            String t = text.strip().toLowerCase(Locale.ROOT);
            if (words.contains(t) || t.matches(COLOUR)) return t;
            throw new BadInput("'" + BadInput.brief(text) + "' is none of " + String.join(", ", words)
                    + ", #rrggbb such as #d95f02");
        }
    }

    /// @param direction whether 0,0,0, which has none, is refused
    record Vector(boolean direction) implements Kind<Vec> {
        public Vector() {
            this(false);
        }

        @Override public String word() { return "x,y,z"; }
        @Override public String write(Vec v) { return plain(v.x()) + "," + plain(v.y()) + "," + plain(v.z()); }

        @Override public void numbers(Vec v, DoubleConsumer check) {
            check.accept(v.x());
            check.accept(v.y());
            check.accept(v.z());
        }

        @Override public Vec read(String text) {
            String[] parts = text.split(",", -1);
            if (parts.length != 3) throw new BadInput("'" + BadInput.brief(text) + "' has "
                    + count(parts.length, "number") + ", a vector has three: x,y,z" + hint(text));
            Vec v = new Vec(NumberText.finite(parts[0]), NumberText.finite(parts[1]), NumberText.finite(parts[2]));
            if (direction && v.length() == 0)
                throw new BadInput(text + " has no direction; a vector such as 0,0,1 would be right");
            return v;
        }

        /// Three numbers in wide characters, or with decimal commas between semicolons.
        private static String hint(String text) {
            String plain = Lookalikes.plain(text), points = plain.replace(',', '.').replace(';', ',');
            return Stream.of(plain, points).filter(t -> t.matches("[^,;]+,[^,;]+,[^,;]+")).findFirst()
                    .map(t -> "; " + t + " would be right").orElse("");
        }
    }

    record Vectors() implements Kind<List<Vec>> {
        @Override public String word() { return "x,y,z;x,y,z;…"; }
        @Override public String write(List<Vec> v) {
            return v.stream().map(new Vector()::write).collect(Collectors.joining(";"));
        }
        @Override public void numbers(List<Vec> v, DoubleConsumer check) {
            v.forEach(p -> new Vector().numbers(p, check));
        }

        @Override public List<Vec> read(String text) {
            var vectors = new ArrayList<Vec>();
            if (!text.isBlank()) for (String part : text.split(";", -1)) vectors.add(new Vector().read(part));
            return List.copyOf(vectors);
        }
    }

    record Numbers() implements Kind<List<Double>> {
        @Override public String word() { return "a,b,c,…"; }
        @Override public String write(List<Double> v) {
            return v.stream().map(Kind::plain).collect(Collectors.joining(","));
        }
        @Override public void numbers(List<Double> v, DoubleConsumer check) { v.forEach(check::accept); }

        @Override public List<Double> read(String text) {
            var numbers = new ArrayList<Double>();
            if (!text.isBlank()) for (String part : text.split(",", -1)) numbers.add(NumberText.finite(part));
            return List.copyOf(numbers);
        }
    }

    /// The shortest text that reads back as the same double, without a useless `.0`.
    static String plain(double v) {
        String t = Double.toString(v);
        return t.endsWith(".0") ? t.substring(0, t.length() - 2) : t;
    }

    /// The same, rounded to so many digits if it is finite.
    static String plain(double v, int digits) {
        return plain(Double.isFinite(v) ? new BigDecimal(v).round(new MathContext(digits)).doubleValue() : v);
    }

    /// `RED_BLACK` → `red-black`.
    static String kebab(Enum<?> e) {
        return e.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String count(int n, String noun) {
        return n + " " + noun + (n == 1 ? "" : "s");
    }
}
