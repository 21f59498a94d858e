package limber.moment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import limber.engine.model.Input;
import limber.engine.settings.Vec;
import limber.input.InputsFile;
import limber.input.InputsText;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

/// Inputs as texts that are read back.
class InputsTextTest {
    @Test
    void allRecordedInputsReadBack() {
        for (String scene : RecordingCorpus.scenes().stream().map(RecordingCorpus::name).toList()) {
            Moment moment = RecordingCorpus.read(scene);
            String text = new InputsText(moment.model(), moment.settings()).of(moment.inputs());
            assertEquals(moment.inputs(), InputsFile.parse("link", text, moment.model(), moment.settings()),
                    scene);
        }
    }

    @Test
    void oneOfEachKind() {
        var rope = Catalog.model("rope");
        List<Input> inputs = List.of(new Input.Set(1, "gravity", "0,-1,0"), new Input.Set(1, "iterations", "7"),
                new Input.Move(3, "end", new Vec(0.1, -2, 1e-7)), new Input.Act(4, "retract", Map.of()));
        assertEquals("[{\"frame\":1,\"set\":{\"gravity\":[0,-1,0]}},{\"frame\":1,\"set\":{\"iterations\":7}},"
                + "{\"frame\":3,\"move\":\"end\",\"to\":[0.1,-2,1.0E-7]},{\"frame\":4,\"do\":\"retract\"}]",
                new InputsText(rope, rope.defaults()).of(inputs));
    }
}
