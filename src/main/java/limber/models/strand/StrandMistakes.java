package limber.models.strand;

import static limber.engine.model.Mistake.edit;

import java.util.List;
import limber.engine.model.Mistake;

/// The mistakes of programs of a strand.
final class StrandMistakes {
    static final List<Mistake> ALL = List.of(
            Mistake.of("missing", "first", left("segment == 0")),
            Mistake.of("missing", "last", left("segment == rest.length - 1")),
            Mistake.number("relaxation", 1, edit(StretchShear.class, "double wa = w[ia] / length, wb = w[ib] / length;",
                    "double wa = $ * w[ia] / length, wb = $ * w[ib] / length;")),
            Mistake.of("gravityStep", "h", edit(Prediction.Predict.class, "(gravity.", "(1 / h * gravity.")),
            Mistake.of("gravityCount", "2", edit(Prediction.Predict.class, "(gravity.", "(2 * gravity.")),
            Mistake.number("dampingFactor", 1,
                    edit(Prediction.Predict.class, "kept = 1 - damping * h", "kept = $ * (1 - damping * h)")));

    private StrandMistakes() {}

    private static Mistake.Edit left(String condition) {
        return edit(StretchShear.class, "int ia = ends[2 * segment],",
                "if (" + condition + ") return;\n        int ia = ends[2 * segment],");
    }
}
