package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import javafx.stage.Window;
import limber.OpensWindow;
import limber.engine.model.Model;
import limber.engine.settings.Kind;
import limber.engine.text.BadInput;
import limber.models.Catalog;
import limber.presentation.play.Playback;
import limber.presentation.words.Language;
import limber.ui.controls.Page;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.preferences.Theme;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;
import org.testfx.util.WaitForAsyncUtils;

/// The whole window in every theme and language, all panes open: style sheets without warnings from JavaFX, accessible
/// names for all focusable controls, and a visible focus.
@Tag("wide")
@OpensWindow
@Tag("pixels")
class LooksTest extends ApplicationTest {
    /// Buttons that open a sheet.
    private static final Set<String> POPPING = Set.of("overlays", "help", "rows-shape", "rows-points");

    private final Preferences preferences = Opened.preferences();
    private App app;
    private Scene scene;

    @Override
    public void start(Stage stage) {
        preferences.level().set(Level.INSPECT);
        preferences.panes(Level.INSPECT).addAll(Opened.PANES);
        app = Opened.on(stage, Catalog.MODELS, preferences);
        stage.setWidth(stage.getMinWidth()); // a software renderer takes its time
        stage.setHeight(stage.getMinHeight());
        scene = stage.getScene();
    }

    @AfterEach
    void shut() throws Exception {
        fx(app::stop);
    }

    /// Contents and the first tab in all of them, and one of the other tabs in each.
    @Test
    void noLookAndNoLanguageMakesJavaFxComplain() throws Exception {
        int others = Catalog.MODELS.size() - 1, turn = 0;
        try (var complaints = Complaints.hear()) {
            for (Theme theme : Theme.values())
                for (Language language : Language.values()) {
                    fx(() -> {
                        preferences.theme().set(theme);
                        preferences.language().set(language);
                    });
                    for (int tab : new int[]{0, 1, 2 + turn++ % others}) {
                        look(tab);
                        if (tab == 1) openEverything();
                        assertEquals(List.of(), complaints.heard(), theme + ", " + language + ", tab " + tab);
                    }
                    fx(() -> app.main().failed(new BadInput("refused")));
                    pulses();
                    assertEquals(List.of(), complaints.heard(), theme + ", " + language + ", refused");
                }
        }
    }

    @Test
    void allThatHasTheKeyboardHasANameAndIsReachedByTab() throws Exception {
        for (Language language : Language.values()) {
            fx(() -> preferences.language().set(language));
            for (int tab = 0; tab <= Catalog.MODELS.size(); tab++) {
                look(tab);
                fx(() -> Controls.unfold(scene));
                List<Node> all = fx(() -> Controls.of(scene.getRoot()));
                List<String> nameless = fx(
                        () -> all.stream().filter(n -> Controls.name(n).isBlank()).map(Controls::kind).toList());
                assertEquals(List.of(), nameless, language + ", tab " + tab);
                // of several of which one holds Tab goes to that one, and Up and Down choose among them
                var missed = new LinkedHashSet<>(all);
                missed.removeAll(fx(() -> Controls.order(all.getFirst())));
                missed.removeIf(n -> n instanceof ToggleButton t && t.getToggleGroup() != null);
                assertEquals(Set.of(), missed, language + ", tab " + tab);
            }
        }
    }

    /// At least as many pixels as half of its outline has, of another colour that can be told from the one without.
    @Test
    void whereTheKeyboardIsCanBeSeen() throws Exception {
        for (Theme theme : Theme.values()) {
            fx(() -> preferences.theme().set(theme));
            var seen = new HashSet<String>();
            for (int tab = 0; tab < 2; tab++) {
                look(tab);
                fx(() -> Controls.unfold(scene));
                pulses();
                List<Node> order = fx(() -> Controls.order(Controls.of(scene.getRoot()).getFirst()));
                var hidden = new ArrayList<String>();
                for (int i = 0; i < order.size(); i++) {
                    Node node = order.get(i), before = order.get(Math.floorMod(i - 1, order.size()));
                    if (seen.add(kind(node)) && !shows(node, before)) hidden.add(kind(node));
                }
                assertEquals(List.of(), hidden, theme + ", tab " + tab);
            }
        }
    }

    private static String kind(Node node) {
        return Controls.kind(node) + (node instanceof ToggleButton t && t.isSelected() ? ":selected" : "");
    }

    private boolean shows(Node node, Node before) throws Exception {
        WritableImage without = shot(node, before);
        fx(() -> Controls.tab(before));
        pulses(); // a plot reads out the present moment instead of wearing a frame
        WritableImage with = shot(node, node);
        int width = (int) Math.min(with.getWidth(), without.getWidth()),
                height = (int) Math.min(with.getHeight(), without.getHeight()), other = 0;
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++)
                if (apart(with.getPixelReader().getColor(x, y), without.getPixelReader().getColor(x, y)) > 0.25)
                    other++;
        return other >= Math.min(60, width + height);
    }

    private static double apart(Color a, Color b) {
        return Math.abs(a.getRed() - b.getRed()) + Math.abs(a.getGreen() - b.getGreen())
                + Math.abs(a.getBlue() - b.getBlue());
    }

    private WritableImage shot(Node node, Node owner) throws Exception {
        return fx(() -> {
            if (scene.getFocusOwner() != owner) owner.requestFocus();
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return node.snapshot(null, null);
        });
    }

    /// Stopped, since a picture that moves differs by itself.
    private void look(int tab) throws Exception {
        fx(() -> app.main().tab(tab));
        if (tab > 0) {
            until(() -> app.main().current().orElseThrow().built() && playback().picture().get() != null);
            fx(() -> {
                playback().playing().set(false);
                withLanes(playback().model());
            });
        }
        pulses();
    }

    /// So that there is a pane for them too.
    private void withLanes(Model model) {
        model.parameters().stream().filter(
                p -> p.kind() instanceof Kind.Flag && model.lanes(model.defaults().with(p.name(), "true")).isPresent())
                .findFirst().ifPresent(p -> playback().gestures().set(p, "true"));
    }

    /// One of each kind.
    private void openEverything() throws Exception {
        fx(() -> Controls.unfold(scene));
        var seen = new HashSet<String>();
        for (Node node : fx(() -> Controls.of(scene.getRoot()))) {
            if (node instanceof MenuButton menu) opened(menu::show, menu::hide);
            if (node instanceof ComboBoxBase<?> box && seen.add(Controls.kind(box))) opened(box::show, box::hide);
            if (node instanceof Button button && POPPING.contains(String.valueOf(button.getId())))
                opened(button::fire, () -> Page.of(scene).ifPresent(Page::clear));
        }
    }

    private void opened(Runnable open, Runnable shut) throws Exception {
        fx(() -> {
            open.run();
            Window.getWindows().stream().filter(Window::isShowing).forEach(w -> w.getScene().getRoot().applyCss());
            shut.run();
        });
    }

    private Playback playback() {
        return app.main().current().orElseThrow().playback();
    }

    private static void pulses() {
        WaitForAsyncUtils.waitForFxEvents(3);
    }
}
