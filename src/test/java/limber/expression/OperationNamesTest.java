package limber.expression;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.engine.Schedule;
import limber.engine.model.Model;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OperationNamesTest {
    static List<Model> models() {
        return Catalog.MODELS;
    }

    /// Behind a condition that names the phase, a vector of its code is a vector, also where the code of another phase
    /// has a number of that name.
    @ParameterizedTest
    @MethodSource("models")
    void aNameIsWhatItIsInThePhaseThatIsNamed(Model model) {
        Schedule schedule = model.schedule(model.defaults());
        var names = new Vocabulary(model, schedule);
        int ambiguous = 0;
        for (String phase : names.operation().orElseThrow().phases())
            for (String vector : OperationNames.of(schedule, phase).vectors()) {
                if (names.measure(vector).isPresent() || names.parameter(vector).isPresent()
                        || OperationNames.of(schedule, phase).numbers().contains(vector))
                    continue;
                String where = vector + ".y >= 0";
                assertDoesNotThrow(() -> Expression.condition("phase == " + phase + " && " + where, names));
                if (names.operation().orElseThrow().numbers().contains(vector)) {
                    ambiguous++;
                    assertThrows(ExpressionFault.class, () -> Expression.condition(where + " && phase == " + phase,
                            names), "nothing says yet which phase it is");
                }
            }
        assertTrue(ambiguous > 0 || !model.name().equals("rope"),
                "next is a vector of integrate and a number elsewhere");
    }

    @Test
    void theNarrowerMeaningEndsWithItsConditions() {
        Model rope = Catalog.model("rope");
        var names = new Vocabulary(rope, rope.schedule(rope.defaults()));
        assertDoesNotThrow(() -> Expression.condition("(phase == integrate && next.y < 0) || next > 0", names));
        assertThrows(ExpressionFault.class, () -> Expression.condition("phase != integrate && next.y < 0", names));
    }
}
