package limber.presentation.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import limber.engine.Cursor;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.input.InputsText;
import limber.lesson.question.SceneStart;
import limber.models.Catalog;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Links to moments of the rope.
class SceneLinkTest {
    private final Model rope = Catalog.model("rope");
    private final SceneStart base = new SceneStart(rope.defaults(), List.of());
    private UnseenPlay play;

    @BeforeEach
    void open() throws InterruptedException {
        play = new UnseenPlay(rope, rope.defaults());
    }

    @AfterEach
    void close() {
        play.close();
    }

    private void at(Cursor cursor) throws InterruptedException {
        play.until(() -> play.picture().cursor().equals(cursor));
    }

    private String link() {
        return SceneLink.of("ice", rope, play.picture(), base).text().orElseThrow();
    }

    private void follow(String address) {
        SceneLink.read(address).open(play.playback, play.scene, base);
    }

    @Test
    void aLinkHasTheStepAndTheFrame() throws Exception {
        play.playback.goFrame(3);
        at(Cursor.complete(3));
        assertEquals("ice;goto:frame=3", link());
    }

    /// The operation of stick 6 in the third sweep of frame 5.
    @Test
    void aLinkHasTheOperation() throws Exception {
        follow("ice;goto:frame=5&sweep=3&phase=distance&element=6");
        play.until(() -> !play.picture().cursor().betweenFrames());
        assertEquals("ice;goto:frame=5&substep=1&sweep=3&phase=distance&element=6", link());
    }

    @Test
    void aLinkHasWhatWasDone() throws Exception {
        play.playback.gestures().set(play.picture().settings().with("iterations", "7").with("gravity", "0,-1,0"));
        play.playback.goFrame(2);
        at(Cursor.complete(2));
        play.playback.gestures().move("end", new Vec(1, 0.5, 0));
        play.playback.goFrame(4);
        at(Cursor.complete(4));
        String link = link();
        double[] there = play.picture().state().of(rope.subject()).clone();
        try (var other = new UnseenPlay(rope, rope.defaults())) {
            SceneLink.read(link).open(other.playback, other.scene, base);
            other.until(() -> other.picture().cursor().equals(Cursor.complete(4)));
            assertEquals(Arrays.toString(there), Arrays.toString(other.picture().state().of(rope.subject())));
            assertEquals(link, SceneLink.of("ice", rope, other.picture(), base).text().orElseThrow());
        }
    }

    /// A blank, a percent sign and a letter beyond ASCII are not those of an address.
    @Test
    void valuesAreWrittenAsAnAddressMayHoldThem() {
        var link = new SceneLink("", Optional.of("frame=1"), Map.of("mesh", "a b%;ü&="), Optional.empty());
        assertEquals(";goto:frame=1;set:mesh=a%20b%25%3b%c3%bc%26%3d", link.text().orElseThrow());
        assertEquals(link, SceneLink.read(link.text().orElseThrow()));
    }

    @Test
    void whatIsTooLongHasNoLink() {
        List<Input> many = IntStream.rangeClosed(1, 1000)
                .<Input>mapToObj(frame -> new Input.Move(frame, "end", new Vec(frame, 0, 0))).toList();
        String inputs = new InputsText(rope, rope.defaults()).of(many);
        assertEquals(Optional.empty(),
                new SceneLink("", Optional.of("frame=1"), Map.of(), Optional.of(inputs)).text());
    }

    @Test
    void aStepAloneLeavesTheSceneAlone() {
        follow("ice");
        assertEquals(new SceneLink("ice", Optional.empty(), Map.of(), Optional.empty()), SceneLink.read("ice"));
        assertEquals(Cursor.START, play.picture().cursor());
    }

    @Test
    void aBadLinkIsOneClearLine() {
        for (String bad : List.of("ice;goto:frame=-1", "ice;goto:fame=1", "ice;goto:frame=1&phase=nothing",
                "ice;goto:frame=1;set:iterations=many", "ice;goto:frame=1;set:nothing=1", "ice;goto:frame=1;set:=1",
                "ice;goto:frame=1;inputs:%%", "ice;goto:frame=1;inputs:W10x", "ice;goto:frame=1;set:mesh=%zz",
                "ice;goto:frame=999999999999")) {
            String said = assertThrows(BadInput.class, () -> follow(bad), bad).getMessage();
            assertFalse(said.isBlank() || said.contains("\n"), said);
        }
        assertEquals("'frame=999999999999' is no moment of this scene",
                assertThrows(BadInput.class, () -> follow("ice;goto:frame=999999999999")).getMessage());
        assertEquals(rope.defaults(), play.playback.settings());
    }
}
