package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.settled;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.run.Companions.Companion;
import limber.models.Catalog;
import limber.moment.Entries;
import limber.presentation.scene.MethodChoice;
import limber.presentation.scene.SceneMethods;
import limber.presentation.view.ShownLayers;
import limber.ui.scene.SceneMoments;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Methods that are added to a plain rope, changed and removed in the real window, by a robot.
@Tag("wide")
class MethodsFormWindowTest extends SharedWindow {
    private static final Model ROPE = Catalog.model("rope"), STRAND = Catalog.model("strand");

    MethodsFormWindowTest() {
        super(Catalog.MODELS);
    }

    @Override
    void lay() {
        prefer("methods");
    }

    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    @BeforeEach
    void isOpen() throws Exception {
        until(() -> node("#methods-add") != null);
    }

    @AfterEach
    void alone() throws Exception {
        fx(() -> methods().close());
    }

    private SceneMethods methods() {
        return scene().session().methods();
    }

    private Node node(String id) {
        return stage.getScene().getRoot().lookup(id);
    }

    private void open(String button, String values) throws Exception {
        fx(() -> node(button).requestFocus());
        type(KeyCode.ENTER);
        until(() -> node("#method-values") != null);
        type(KeyCode.TAB).type(KeyCode.TAB);
        until(() -> node("#method-values").isFocused());
        fx(() -> ((TextArea) node("#method-values")).setText(values));
        type(KeyCode.ENTER);
    }

    private void select(int row) throws Exception {
        settled(() -> ((TableView<?>) node("#methods-table")).getSelectionModel().select(row));
    }

    private List<Model> others() {
        return picture().companions().map(c -> c.all().stream().map(Companion::model).toList()).orElse(List.of());
    }

    private String other(String parameter) {
        var p = picture().companions().orElseThrow().all().getFirst().picture().settings();
        return p.text(p.parameter(parameter));
    }

    @Test
    void aMethodIsAddedToAPlainSceneByTheKeyboard() throws Exception {
        assertTrue(fx(() -> node("#methods-alone").isVisible() && !node("#methods-reference").isVisible()));
        go(4);
        open("#methods-add", "correction=half");
        until(() -> others().equals(List.of(ROPE)) && node("#method-values") == null);
        assertEquals("half", other("correction"));
        assertEquals(4, picture().cursor().frame());
        assertEquals(4, picture().companions().orElseThrow().all().getFirst().picture().cursor().frame());
        assertEquals(List.of("Weighted", "Always half (published)"), fx(() -> methods().names()));
        until(() -> ((TableView<?>) node("#methods-table")).getItems().size() == 2);
        Entries kept = fx(() -> new SceneMoments(scene().session()).now().entries());
        assertEquals(playback().settings().with("correction", "half"), kept.all().getFirst().settings());
    }

    @Test
    void aWrongValueIsSaidInTheForm() throws Exception {
        open("#methods-add", "segments=4 correction=haf");
        until(() -> node("#method-fault").isVisible());
        assertEquals("Correction: 'haf' is none of weighted, half",
                fx(() -> ((Label) node("#method-fault")).getText()));
        assertFalse(fx(() -> methods().on()));
        type(KeyCode.ESCAPE);
        until(() -> node("#method-values") == null);
    }

    @Test
    void fourAreTheMost() throws Exception {
        Set<String> shown = fx(() -> Set.copyOf(viewport().showing().names()));
        fx(() -> {
            for (String segments : List.of("4", "5", "6"))
                methods().add(new MethodChoice(ROPE, "", "segments=" + segments));
        });
        until(() -> others().size() == 3);
        assertTrue(fx(() -> node("#methods-add").isDisabled()));
        assertEquals(Set.of(ShownLayers.AXES, ShownLayers.GROUND), fx(() -> Set.copyOf(viewport().showing().names())));
        fx(() -> methods().reference(3));
        select(0);
        assertTrue(fx(() -> node("#methods-remove").isDisabled()), "the scene itself stays");
        select(2);
        fx(() -> ((Button) node("#methods-remove")).fire());
        until(() -> others().size() == 2);
        assertEquals(2, fx(() -> methods().reference()), "the same method, under its new number");
        assertFalse(fx(() -> node("#methods-add").isDisabled()));
        for (int left = 1; left >= 0; left--) {
            select(1);
            fx(() -> ((Button) node("#methods-remove")).fire());
            int there = left;
            until(() -> others().size() == there);
        }
        assertTrue(fx(() -> node("#methods-alone").isVisible()));
        assertEquals(shown, fx(() -> Set.copyOf(viewport().showing().names())), "as before the first");
    }

    @Test
    @SuppressWarnings("unchecked") // of the form's own boxes
    void aMethodIsChangedIntoAnother() throws Exception {
        fx(() -> methods().add(new MethodChoice(ROPE, "", "segments=4")));
        until(() -> others().equals(List.of(ROPE)));
        select(1);
        fx(() -> ((Button) node("#methods-change")).fire());
        until(() -> node("#method-values") != null);
        assertEquals("segments=4", fx(() -> ((TextArea) node("#method-values")).getText()));
        Preset last = STRAND.presets().getLast();
        fx(() -> {
            ((ComboBox<Model>) node("#method-model")).setValue(STRAND);
            ((ComboBox<String>) node("#method-preset")).setValue(last.name());
        });
        assertEquals("", fx(() -> ((TextArea) node("#method-values")).getText()));
        fx(() -> ((Button) node("#method-done")).fire());
        until(() -> others().equals(List.of(STRAND)));
        assertEquals(last.settings(), fx(() -> methods().now().get().orElseThrow().all().getFirst().settings()));
    }
}
