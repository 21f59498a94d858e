package limber.models.cloth;

import static limber.engine.model.Mistake.edit;

import java.util.List;
import limber.engine.model.Mistake;

/// The mistakes of programs of a cloth.
final class ClothMistakes {
    static final List<Mistake> ALL = List.of(
            Mistake.of("missing", "first", left("spring == 0")),
            Mistake.of("missing", "last", left("spring == rests.length - 1")),
            Mistake.number("relaxation", 1, edit(PositionBased.Distance.class,
                    "double wa = w[ia] * change, wb = w[ib] * change;",
                    "double wa = $ * w[ia] * change, wb = $ * w[ib] * change;")),
            Mistake.of("weights", "swapped",
                    edit(PositionBased.Distance.class, "w[ia]", "(w[ia] > 0 ? 1 / w[ia] : 0)"),
                    edit(PositionBased.Distance.class, "w[ib]", "(w[ib] > 0 ? 1 / w[ib] : 0)")),
            Mistake.of("direction", "unnormalised", edit(PositionBased.Distance.class,
                    "nx = dx / length, ny = dy / length, nz = dz / length", "nx = dx, ny = dy, nz = dz")),
            Mistake.of("restLength", "truncated",
                    edit(PositionBased.Distance.class, "rest = rests[spring]", "rest = Math.floor(rests[spring])")),
            Mistake.of("gravityStep", "h", edit(PositionBased.Predict.class, "gravity.x() +", "gravity.x() / h +"),
                    edit(PositionBased.Predict.class, "gravity.y() +", "gravity.y() / h +"),
                    edit(PositionBased.Predict.class, "gravity.z() +", "gravity.z() / h +")),
            Mistake.of("gravityCount", "2", edit(PositionBased.Predict.class, "= gravity.", "= 2 * gravity.")),
            Mistake.number("dampingFactor", 1, edit(PositionBased.Predict.class, "= velocity[j", "= $ * velocity[j")),
            Mistake.of("gravityStep", "h", edit(Stepping.Step.class, "gravity.x() +", "gravity.x() / h +"),
                    edit(Stepping.Step.class, "gravity.y() +", "gravity.y() / h +"),
                    edit(Stepping.Step.class, "gravity.z() +", "gravity.z() / h +")),
            Mistake.of("gravityCount", "2", edit(Stepping.Step.class, "= gravity.", "= 2 * gravity.")),
            Mistake.number("dampingFactor", 1, edit(Stepping.Step.class, "= v[j", "= $ * v[j")));

    private ClothMistakes() {}

    private static Mistake.Edit left(String condition) {
        return edit(PositionBased.Distance.class, "int ia = ends[2 * spring],",
                "if (" + condition + ") return;\n            int ia = ends[2 * spring],");
    }
}
