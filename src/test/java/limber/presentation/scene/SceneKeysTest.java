package limber.presentation.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.text.BadInput;
import limber.models.Catalog;
import limber.presentation.camera.WorldAxis;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Keys on a rod, in a view that nobody sees.
class SceneKeysTest implements SceneKeys.Face {
    private final List<String> told = new ArrayList<>();
    private final Model rod = Catalog.model("rod");
    private final List<BadInput> refusals = new ArrayList<>();
    private UnseenPlay play;
    private SceneKeys keys;
    private boolean pages;

    @BeforeEach
    void open() throws InterruptedException {
        play = new UnseenPlay(rod, rod.defaults().with("mode", "force"));
        var words = new Wording(rod, Language.ENGLISH.words());
        keys = new SceneKeys(play.playback, play.view,
                new SceneHands(play.playback, words, told::add, _ -> {}, refusals::add), words, told::add, this);
    }

    @AfterEach
    void close() {
        play.close();
        assertEquals(List.of(), refusals);
    }

    @Override
    public void again() {
        told.add("again");
    }

    @Override
    public boolean page(int by) {
        if (pages) told.add("page " + by);
        return pages;
    }

    private boolean press(String key) {
        return keys.pressed(new SceneKeys.Press(key, false, false, false));
    }

    private boolean shift(String key) {
        return keys.pressed(new SceneKeys.Press(key, true, false, false));
    }

    private boolean control(String key) {
        return keys.pressed(new SceneKeys.Press(key, false, true, false));
    }

    @Test
    void digitsAndBracketsChooseTheStepAndArrowsTakeIt() throws Exception {
        assertTrue(press("1"));
        assertEquals(StepSize.ELEMENT, play.playback.transport().stepSize().get());
        press("]");
        assertNotEquals(StepSize.ELEMENT, play.playback.transport().stepSize().get(), "a larger one");
        press("[");
        assertEquals(StepSize.ELEMENT, play.playback.transport().stepSize().get());
        press(Integer.toString(play.picture().path().sizes().size()));
        assertEquals(StepSize.FRAME, play.playback.transport().stepSize().get(), "the largest of the ladder");
        press("arrowright");
        play.until(() -> play.picture().cursor().equals(Cursor.complete(1)));
        press("arrowleft");
        play.until(() -> play.picture().cursor().equals(Cursor.START));
    }

    @Test
    void pageKeysTurnPagesAndStepWhereThereAreNone() throws Exception {
        pages = true;
        press("pagedown");
        press("pageup");
        assertEquals(List.of("page 1", "page -1"), told);
        pages = false;
        play.playback.transport().stepSize().set(StepSize.FRAME);
        press("pagedown");
        play.until(() -> play.picture().cursor().equals(Cursor.complete(1)));
    }

    @Test
    void shiftAndRSetsTheSceneUpAnewAndRAloneGoesToItsStart() throws Exception {
        play.playback.goFrame(3);
        play.until(() -> play.picture().cursor().equals(Cursor.complete(3)));
        shift("r");
        assertEquals(List.of("again"), told);
        assertEquals(Cursor.complete(3), play.picture().cursor());
        press("r");
        play.until(() -> play.picture().cursor().equals(Cursor.START));
    }

    @Test
    void anAxisLocksDragsUntilItOrEscapeIsPressed() {
        press("x");
        assertEquals(Optional.of(WorldAxis.X), play.view.pointed().lock().get());
        press("y");
        assertEquals(Optional.of(WorldAxis.Y), play.view.pointed().lock().get());
        press("y");
        assertEquals(Optional.empty(), play.view.pointed().lock().get());
        press("z");
        assertTrue(press("escape"));
        assertEquals(Optional.empty(), play.view.pointed().lock().get());
        assertFalse(press("escape"), "nothing is left to give up");
    }

    @Test
    void escapeTakesTheSelectionBackAndAFullStopLooksForIt() {
        play.playback.selected().set(Optional.of(new Element("point", 1)));
        assertTrue(press("escape"));
        assertEquals(Optional.empty(), play.playback.selected().get());
        press(".");
        assertEquals(1, told.size(), "that nothing is selected is said");
    }

    @Test
    void shiftAndFFollowsWhatMoves() {
        shift("f");
        assertTrue(play.view.framing().following().get());
        shift("f");
        assertFalse(play.view.framing().following().get());
    }

    /// W lifts the point of a rod that is pulled. Held while the scene is stopped it acts once, and one undo takes it
    /// back.
    @Test
    void aKeyOfTheModelMovesItsHandleAndIsOneGesture() throws Exception {
        play.playback.goFrame(1);
        play.until(() -> play.picture().cursor().equals(Cursor.complete(1)));
        var nudge = rod.nudges(play.picture().settings()).getFirst();
        String key = nudge.key().toLowerCase();
        assertTrue(press(key));
        assertTrue(press(key), "repeated by the system");
        keys.released(key);
        play.until(() -> play.picture().branch().inputs().size() == 1);
        assertTrue(control("z"));
        play.until(() -> play.picture().branch().inputs().isEmpty());
        assertTrue(control("y"));
        play.until(() -> play.picture().branch().inputs().size() == 1);
    }

    @Test
    void otherKeysMeanNothing() {
        for (String key : List.of("q", "tab", "f5", "enter", "0")) assertFalse(press(key), key);
        assertFalse(control("p"));
        assertFalse(keys.pressed(new SceneKeys.Press("f", false, false, true)), "Alt+F");
    }

    @Test
    void onlySomeKeysActAgainWhileTheyAreHeld() {
        assertTrue(new SceneKeys.Press("arrowright", false, false, false).repeats());
        assertTrue(new SceneKeys.Press("z", false, true, false).repeats(), "undo");
        assertFalse(new SceneKeys.Press("z", false, false, false).repeats(), "an axis");
        assertFalse(new SceneKeys.Press(" ", false, false, false).repeats());
    }
}
