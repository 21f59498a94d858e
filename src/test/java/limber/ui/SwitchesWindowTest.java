package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.input.KeyCode;
import limber.engine.Cursor;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.ui.preferences.Level;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The window with texts twice as long, and with listeners in another order: nothing throws, and it does the same.
@Tag("window")
@Tag("wide")
class SwitchesWindowTest extends SharedWindow {
    SwitchesWindowTest() {
        super(Catalog.MODELS);
    }

    @Override
    void lay() {
        StretchedTexts.DOUBLED.begin();
    }

    @AfterAll
    static void shortAgain() {
        StretchedTexts.DOUBLED.end();
        assertTrue(!Language.ENGLISH.words().getString("undo").contains(" "), "the words are as they were");
    }

    @Test
    void everyTextIsSaidTwiceAndNothingThrows() throws Exception {
        try (Complaints complaints = Complaints.hear()) {
            for (Language language : Language.values()) {
                String undo = fx(() -> language.words().getString("undo"));
                assertEquals(undo.substring(0, undo.length() / 2), undo.substring(undo.length() / 2 + 1));
                for (Level level : Level.values())
                    fx(() -> {
                        preferences.language().set(language);
                        preferences.level().set(level);
                    });
                type(KeyCode.RIGHT, KeyCode.RIGHT);
                until(() -> picture().cursor().frame() >= 2);
                fx(() -> playback().reset());
                until(() -> picture().cursor().equals(Cursor.START));
            }
            assertEquals(List.of(), complaints.heard());
        }
    }

    @Test
    void listenersInAnotherOrderShowTheSame() throws Exception {
        try (Complaints complaints = Complaints.hear()) {
            for (long seed = 1; seed <= 3; seed++) {
                long s = seed;
                int several = fx(() -> new ShuffledListeners(s).shuffle(playback(), playback().player(),
                        playback().transport(), preferences, scene().session(), viewport()));
                assertTrue(several >= 3, "properties with several listeners: " + several);
                type(KeyCode.DIGIT2, KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.LEFT);
                fx(() -> playback().goFrame(12));
                until(() -> picture().cursor().equals(Cursor.complete(12)) && picture().next().isPresent());
                var timeline = new Timeline(playback().model());
                var run = new Run(timeline, timeline.root(picture().branch().settings(), picture().branch().inputs()));
                run.seek(run.branch(), Cursor.complete(12));
                assertTrue(run.state().sameBits(picture().state()));
                fx(() -> playback().reset());
                until(() -> picture().cursor().equals(Cursor.START));
            }
            assertEquals(List.of(), complaints.heard());
        }
    }
}
