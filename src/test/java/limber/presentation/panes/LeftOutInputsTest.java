package limber.presentation.panes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import limber.ask.MethodsSide;
import limber.engine.Cursor;
import limber.engine.model.Entry;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.Test;

/// The inputs of a rope that a strand does not get.
class LeftOutInputsTest {
    private static final Model ROPE = Catalog.model("rope"), STRAND = Catalog.model("strand");
    private static final Wording WORDS = new Wording(ROPE, Language.ENGLISH.words());

    /// The number of corrections is the rope's alone in frame 3, and the strand has no handle at a place in mid-air.
    private static final List<Input> INPUTS = List.of(new Input.Set(3, "correction", "half"),
            new Input.Move(5, "start", new Vec(0, 0.1, 0)));

    private static String said(int frame, List<Input> own) {
        var first = new Entry(ROPE, ROPE.defaults());
        var other = new Entry(STRAND, STRAND.defaults(), own);
        var timeline = new Timeline(ROPE);
        var run = new Run(timeline, timeline.root(ROPE.defaults(), INPUTS));
        run.seek(run.branch(), Cursor.complete(frame));
        var wanted = new PictureRequest(Set.of(), Set.of());
        Picture now = new MethodsSide(first, List.of(other), 1 << 20, Skin::vertices)
                .add(Picture.of(run, wanted, false, Optional.empty()), run, wanted, false, () -> false);
        return new LeftOutInputs(ROPE, WORDS).text(now, List.of("Rope", "Strand"), List.of(other));
    }

    @Test
    void aParameterThatAMethodLacksIsNamedOnceItsFrameHasCome() {
        assertEquals("", said(2, List.of()));
        assertEquals("Inputs of the scene that do not apply to a method, and were left out there: Strand ("
                + WORDS.title("parameter", "correction") + ").", said(3, List.of()));
    }

    @Test
    void anInputOfItsOwnStandsInThePlace() {
        assertEquals("", said(4, List.of(new Input.Set(3, "damping", "0.5"))));
    }
}
