package limber.models.rope;

import static limber.engine.model.Mistake.edit;

import java.util.List;
import limber.engine.model.Mistake;

/// The mistakes of programs of a rope.
final class RopeMistakes {
    static final List<Mistake> ALL = List.of(
            Mistake.of("missing", "first", left("stick == 0")),
            Mistake.of("missing", "last", left("stick == rests.length - reach")),
            Mistake.number("relaxation", 1,
                    edit(Distance.class, "error = residual / length", "error = $ * residual / length")),
            Mistake.of("direction", "unnormalised",
                    edit(Distance.class, "error = residual / length", "error = residual")),
            Mistake.of("restLength", "truncated",
                    edit(Distance.class, "rest = reach * rests[stick]", "rest = Math.floor(reach * rests[stick])")),
            axesApart(),
            Mistake.of("gravityStep", "h", edit(Integrate.class, "hh * a.", "h * a.")),
            Mistake.of("gravityCount", "2", edit(Integrate.class, "hh * a.", "2 * hh * a.")),
            Mistake.number("dampingFactor", 1,
                    edit(Integrate.class, "kept = 1 - damping * h", "kept = $ * (1 - damping * h)")),
            Mistake.of("previous", "after", edit(Integrate.class, "previous[j] = px", "previous[j] = nextx"),
                    edit(Integrate.class, "previous[j + 1] = py", "previous[j + 1] = nexty"),
                    edit(Integrate.class, "previous[j + 2] = pz", "previous[j + 2] = nextz")),
            Mistake.number("restitution", 0,
                    edit(Collide.class, "outside ? along : 0", "outside ? (1 + $) * along : 0")),
            Mistake.of("friction", "none", edit(Collide.class, "mu = friction", "mu = 0")));

    private RopeMistakes() {}

    private static Mistake.Edit left(String condition) {
        return edit(Distance.class, "int a = 3 * stick,", "if (" + condition + ") return;\n        int a = 3 * stick,");
    }

    /// Three sweeps for one: of x, then of y, then of z. The place in them is handed on instead of the stick.
    private static Mistake axesApart() {
        return Mistake.of("axes", "apart",
                edit(Distance.class, "return s.of(REST).length + 1 - reach;",
                        "return 3 * (s.of(REST).length + 1 - reach);"),
                edit(Distance.class, "return stick(i, sweep, size(s));",
                        "return stick(i % (size(s) / 3), sweep, size(s) / 3);"),
                edit(Distance.class, "int stick = stick(k, sweep, sticks);",
                        "int stick = k / sticks * sticks + stick(k % sticks, sweep, sticks);"),
                edit(Distance.class, "int a = 3 * stick,",
                        "int sticks = rests.length + 1 - reach, axis = stick / sticks;\n        stick %= sticks;\n"
                                + "        int a = 3 * stick,"),
                edit(Distance.class, "fA * dx", "(axis == 0 ? fA * dx : 0)"),
                edit(Distance.class, "fA * dy", "(axis == 1 ? fA * dy : 0)"),
                edit(Distance.class, "fA * dz", "(axis == 2 ? fA * dz : 0)"),
                edit(Distance.class, "fB * dx", "(axis == 0 ? fB * dx : 0)"),
                edit(Distance.class, "fB * dy", "(axis == 1 ? fB * dy : 0)"),
                edit(Distance.class, "fB * dz", "(axis == 2 ? fB * dz : 0)"),
                edit(Distance.class, "if (order != Sweep.FORWARD", "if (sweeps > 0 || order != Sweep.FORWARD"));
    }
}
