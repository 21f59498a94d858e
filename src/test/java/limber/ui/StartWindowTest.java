package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import limber.engine.settings.Vec;
import limber.models.Catalog;
import limber.ui.preferences.Level;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The ways into Limber: the tour for newcomers, the page for teachers, and the search.
@Tag("wide")
class StartWindowTest extends SharedWindow {
    StartWindowTest() {
        super(Catalog.MODELS);
    }

    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    private Node node(String id) {
        return stage.getScene().getRoot().lookup(id);
    }

    private void tells(String stop) throws Exception {
        String text = preferences.language().get().words().getString("tour." + stop);
        until(() -> fx(() -> node("#tour-text") instanceof Label l && l.getText().equals(text)));
    }

    @Test
    void theTourLeadsANewcomerFromRunningToWhy() throws Exception {
        fx(() -> app.main().tab(0));
        until(() -> fx(() -> node("#start-new") != null));
        clickOn("#start-new");
        tells("run");
        until(() -> !playback().playing().get() && picture().cursor().frame() == 0);
        type(KeyCode.SPACE);
        tells("stop");
        type(KeyCode.SPACE);
        tells("step");
        fx(() -> app.main().tab(0));
        until(() -> fx(() -> !node("#tour").isVisible())); // it is about the scene
        fx(() -> app.main().tab(1));
        until(() -> fx(() -> node("#tour").isVisible()));
        fx(() -> viewport().requestFocus());
        assertEquals(Level.STEP, preferences.level().get());
        type(KeyCode.RIGHT, KeyCode.RIGHT);
        tells("drag");
        fx(() -> playback().gestures().move("end", new Vec(2, 1, 0)));
        tells("element");
        type(KeyCode.DIGIT1);
        for (int i = 0; i < 20 && !picture().next().orElseThrow().slot().phase().name().equals("distance"); i++) {
            var before = picture().cursor();
            type(KeyCode.RIGHT);
            until(() -> !picture().cursor().equals(before));
        }
        tells("why");
        until(() -> fx(() -> node("#why-next") instanceof MenuButton m && m.isVisible()));
        fx(() -> {
            MenuButton why = (MenuButton) node("#why-next");
            why.show();
            why.getItems().stream().filter(i -> i.getText().contains("residual")).findFirst().orElseThrow().fire();
            why.hide();
        });
        tells("done");
        until(() -> fx(() -> preferences.panes(Level.INSPECT).contains("why")));
        clickOn("#tour-end");
        assertEquals(null, fx(() -> node("#tour")));
    }

    @Test
    void theSearchOpensASettingByTheKeyboardAlone() throws Exception {
        push(KeyCode.CONTROL, KeyCode.K);
        until(() -> fx(() -> node("#search-field") != null));
        write("gravity");
        until(() -> fx(() -> ((ListView<?>) node("#search-found")).getItems().size() > 1));
        type(KeyCode.ENTER);
        until(() -> fx(() -> node("#search-field") == null && preferences.level().get().atLeast(Level.STEP)));
        assertTrue(fx(() -> preferences.panes(preferences.level().get()).contains("parameters")));
        assertEquals(1, fx(() -> app.main().tab()), "the rope comes first");
        until(() -> fx(() -> node("#parameters-find") instanceof TextField f && f.getText().equals("Gravity")));
        fx(() -> scene().session().soughtParameter().set(""));
    }

    @Test
    void aTeacherFindsTheCoursesAndTheirGuides() throws Exception {
        fx(() -> app.main().tab(0));
        clickOn("#start-teach");
        until(() -> fx(() -> node("#teach-sheet") != null));
        clickOn("#teach-guide-one-lesson");
        until(() -> fx(() -> node("#guide-sheet") != null));
    }
}
