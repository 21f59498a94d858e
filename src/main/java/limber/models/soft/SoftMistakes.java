package limber.models.soft;

import static limber.engine.model.Mistake.edit;

import java.util.List;
import limber.engine.model.Mistake;

/// The mistakes of programs of a soft body.
final class SoftMistakes {
    static final List<Mistake> ALL = List.of(
            Mistake.of("gravityStep", "h", edit(PositionBased.Predict.class, "gravity.", "1 / h * gravity.")),
            Mistake.of("gravityCount", "2", edit(PositionBased.Predict.class, "gravity.", "2 * gravity.")),
            Mistake.number("dampingFactor", 1,
                    edit(PositionBased.Predict.class, "1 - damping * h", "$ * (1 - damping * h)")),
            Mistake.of("gravityStep", "h", edit(Integrate.class, "(gravity.", "(1 / h * gravity.")),
            Mistake.of("gravityCount", "2", edit(Integrate.class, "(gravity.", "(2 * gravity.")),
            Mistake.number("dampingFactor", 1, edit(Integrate.class, "1 - damping * h", "$ * (1 - damping * h)")));

    private SoftMistakes() {}
}
