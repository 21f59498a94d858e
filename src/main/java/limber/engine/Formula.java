package limber.engine;

import java.util.ArrayList;
import java.util.List;
import limber.engine.model.Overlay;
import limber.engine.settings.Vec;

/// The formula of a phase, as in a textbook: `Formula.of("v' = v + a\\,h").vector("a", "a", "m/s²",
/// "force").number("h", "h", "s")`.
///
/// @param equations TeX, one equation each
/// @param symbols those that have a number, in the order in which they are to be read
public record Formula(List<String> equations, List<Symbol> symbols) {
    /// A symbol in the TeX and the source of its number.
    ///
    /// @param tex as in the equations; text in `\mathrm` or `\text` is a word, not a symbol
    /// @param local the variable of the kernel, or the component of the phase's record, that holds it; of a vector the
    ///   stem of three locals `dx, dy, dz`, one local that is assigned for x, y and z in turn, or a component that is a
    ///   [Vec]; of a 3×3 matrix the stem of nine locals `hxx, hxy, hxz, hyx, …`, of a symmetric one that of six
    /// @param unit SI unit, empty for none
    /// @param role the quantity, which decides its colour as that of an [Overlay] does; empty for a plain number
    public record Symbol(String tex, String local, Form form, String unit, String role) {
        public boolean vector() {
            return form == Form.VECTOR;
        }

        /// The names of the locals that hold its numbers; a missing one below the diagonal of a matrix is the one above
        /// it.
        public List<String> locals() {
            return switch (form) {
                case NUMBER -> List.of(local);
                case VECTOR -> AXES.stream().map(a -> local + a).toList();
                case MATRIX -> AXES.stream().flatMap(r -> AXES.stream().map(c -> local + r + c)).toList();
            };
        }
    }

    /// The form of a symbol: how many numbers it has.
    public enum Form {
        NUMBER(1), VECTOR(3), MATRIX(9);

        private final int numbers;

        Form(int numbers) {
            this.numbers = numbers;
        }

        public int numbers() {
            return numbers;
        }
    }

    /// Of a phase that does not say what it computes.
    public static final Formula NONE = of();
    public static final List<String> AXES = List.of("x", "y", "z");

    public Formula {
        equations = List.copyOf(equations);
        symbols = List.copyOf(symbols);
    }

    public static Formula of(String... equations) {
        return new Formula(List.of(equations), List.of());
    }

    /// All equations in one row.
    public String tex() {
        return String.join(",\\quad ", equations);
    }

    public Formula number(String tex, String local) {
        return number(tex, local, "");
    }

    public Formula number(String tex, String local, String unit) {
        return number(tex, local, unit, "");
    }

    public Formula number(String tex, String local, String unit, String role) {
        return with(new Symbol(tex, local, Form.NUMBER, unit, role));
    }

    public Formula vector(String tex, String local) {
        return vector(tex, local, "", "");
    }

    public Formula vector(String tex, String local, String unit, String role) {
        return with(new Symbol(tex, local, Form.VECTOR, unit, role));
    }

    public Formula matrix(String tex, String local, String unit, String role) {
        return with(new Symbol(tex, local, Form.MATRIX, unit, role));
    }

    private Formula with(Symbol symbol) {
        var all = new ArrayList<>(symbols);
        all.add(symbol);
        return new Formula(equations, all);
    }
}
