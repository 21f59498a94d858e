package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.pass;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.MouseButton;
import javafx.util.Subscription;
import limber.engine.Cursor;
import limber.engine.ask.FirstDifference;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Preset;
import limber.engine.model.Variant;
import limber.engine.run.Picture;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Kind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.models.Catalog;
import limber.presentation.play.Beside;
import limber.presentation.plots.Plotting;
import limber.presentation.surface.ScalarField;
import limber.presentation.view.Layout;
import limber.presentation.words.Language;
import limber.ui.plots.Plot;
import limber.ui.preferences.Theme;
import limber.ui.scene.Comparison;
import limber.ui.scene.ComparisonSetup;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/// Two settings of the rope compared in the real window of 1280 × 720, driven by a robot.
@Tag("wide")
class CompareWindowTest extends SharedWindow {
    private static final double READABLE = 22;

    CompareWindowTest() {
        super(Catalog.MODELS);
    }

    @Override
    void lay() {
        preferences.window().set(Optional.of(new Rectangle2D(0, 0, 1280, 720)));
    }

    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    /// The first preset, but with a single sweep, after ten frames.
    @BeforeEach
    void oneSweepAfterTenFrames() throws Exception {
        fx(() -> playback().gestures().set(playback().settings().parameter("iterations"), "1"));
        until(() -> picture().settings().text(picture().settings().parameter("iterations")).equals("1"));
        go(10);
    }

    @Test
    void theButtonSetsThePresetBesideWhatHasBeenChangedAndPressedAgainLeavesTheSceneAsItWas() throws Exception {
        Picture before = picture();
        compare();
        assertEquals(List.of("iterations"), rival().settings().differences(picture().settings()));
        assertTrue(alone(playback().base(), picture().branch().inputs(), 10).state().sameBits(rival().state()),
                "the preset as it runs by itself");
        assertTrue(before.state().sameBits(picture().state()));
        assertEquals("Iterations 1", text("side-left"));
        assertEquals("Iterations 16", text("side-right"));
        assertTrue(text("side-apart").startsWith("up to "));
        fx(() -> playback().transport().step(true));
        until(() -> picture().cursor().equals(Cursor.complete(11)) && rival().cursor().equals(Cursor.complete(11)));
        fx(() -> playback().transport().step(false));
        until(() -> picture().cursor().equals(Cursor.complete(10)) && rival().cursor().equals(Cursor.complete(10)));
        clickOn("#compare");
        until(() -> picture().comparison().isEmpty());
        assertTrue(before.state().sameBits(picture().state()));
        assertFalse(root().lookup(".compare-bar").isVisible());
        assertFalse(root().lookup(".sides").isVisible());
        assertEquals(new Beside.Nothing(), playback().comparison().beside());
    }

    @Test
    void aDragOnEitherSideMovesBoth() throws Exception {
        compare();
        for (boolean right : new boolean[]{false, true}) {
            Vec left = end(picture()), other = end(rival());
            Vec held = (right ? other : left).plus(right ? scene().viewport().comparison().shift() : Vec.ZERO);
            Point2D from = fx(() -> Pixel.onScreen(scene().viewport(), held));
            moveTo(from).press(MouseButton.PRIMARY).moveTo(from.add(-30, 10)).moveTo(from.add(-60, 20));
            WaitForAsyncUtils.waitForFxEvents();
            until(() -> !end(picture()).equals(left) && end(picture()).distance(end(rival())) < 1e-9);
            release(MouseButton.PRIMARY);
            assertNotEquals(other, end(rival()));
            Vec there = end(rival()).plus(right ? scene().viewport().comparison().shift() : Vec.ZERO);
            Point2D now = fx(() -> Pixel.onScreen(scene().viewport(), there));
            assertTrue(now.distance(from.add(-60, 20)) < 5, now + " is not under the pointer");
        }
        assertEquals(Cursor.complete(10), rival().cursor());
    }

    @Test
    void theLayoutSetsTheTwoOverEachOtherAndBesideEachOther() throws Exception {
        compare();
        assertTrue(fx(() -> scene().viewport().comparison().shift()).x() > 1, "beside");
        until(() -> fx(() -> Math.abs(scene().viewport().comparison().shift()
                .dot(scene().viewport().projection().forward())) < 1e-9)); // equally far, so equally large
        clickOn("#compare-over");
        assertEquals(Vec.ZERO, fx(() -> scene().viewport().comparison().shift()));
        assertEquals(Layout.OVERLAID, comparison().now().get().orElseThrow().layout());
        assertTrue(((Label) root().lookup("#side-left")).getGraphic().isVisible(), "colours tell which is which");
        clickOn("#compare-beside");
        assertTrue(fx(() -> scene().viewport().comparison().shift()).x() > 1);
        assertFalse(((Label) root().lookup("#side-left")).getGraphic().isVisible());
    }

    @Test
    void parametersOfTheRightSideChangeItAlone() throws Exception {
        compare();
        Picture before = picture();
        clickOn("#compare-edit-right");
        assertTrue(root().lookup("#parameters-editing").isVisible());
        TextField field = (TextField) root().lookup("#parameter-iterations").lookup(".text-field");
        assertEquals("16", field.getText(), "the right one's value");
        clickOn(field);
        fx(field::selectAll);
        write("7\n");
        until(() -> rival().settings().text(rival().settings().parameter("iterations")).equals("7"));
        assertTrue(before.state().sameBits(picture().state()));
        assertTrue(alone(playback().settings().with("iterations", "7"), picture().branch().inputs(), 10).state()
                .sameBits(rival().state()));
        fx(() -> comparison().put(playback().settings().parameter("segments"), "5"));
        until(() -> rival().state().count("stick") == 5);
        assertEquals(12, picture().state().count("stick"), "one that restarts too");
        assertEquals(10, picture().cursor().frame());
    }

    @Test
    void swappingAndLevelling() throws Exception {
        compare();
        Picture left = picture(), right = rival();
        clickOn("#compare-swap");
        until(() -> picture().comparison().isPresent() && right.state().sameBits(picture().state())
                && left.state().sameBits(rival().state()));
        assertEquals("Iterations 16", text("side-left"));
        clickOn("#compare-level");
        until(() -> rival().settings().equals(picture().settings()) && rival().state().sameBits(picture().state()));
        assertEquals("up to 0 m apart", text("side-apart"));
        until(() -> fx(() -> lookup(".side .side-detail").queryAll().stream().noneMatch(Node::isVisible)));
    }

    /// Vertex by vertex: the surfaces are of the same sides and rings.
    @Test
    void theDistanceIsAColourOnlyWhileTwoAreCompared() throws Exception {
        assertTrue(
                ScalarField.all(playback().model(), picture()).stream()
                        .noneMatch(f -> f.name().equals(ScalarField.BY_DIFFERENCE)));
        compare();
        assertTrue(ScalarField.all(playback().model(), picture()).stream()
                .anyMatch(f -> f.name().equals(ScalarField.BY_DIFFERENCE)
                        && f.of().equals("vertex") && f.unit().equals("m")));
        fx(() -> scene().viewport().choose(ScalarField.BY_DIFFERENCE, true));
        fx(() -> comparison().clear());
        assertFalse(scene().viewport().showing().names().contains(ScalarField.BY_DIFFERENCE));
    }

    @Test
    void everyCurveIsThereTwice() throws Exception {
        compare();
        fx(() -> comparison().name("one", "many"));
        var plot = new Plot("");
        Plotting plotting = scene().session().plotting();
        Subscription following = fx(() -> plotting.follow(plot.painter(), UnaryOperator.identity()));
        double leftmost = largest(picture()), rightmost = largest(rival());
        var said = new AtomicReference<>("");
        try {
            until(() -> {
                said.set(fx(() -> {
                    plot.resize(400, 300);
                    plot.draw();
                    return "" + plot.queryAccessibleAttribute(AccessibleAttribute.TEXT);
                }));
                return told(said.get(), "one", leftmost)
                        && told(said.get(), "many", rightmost);
            });
        } catch (TimeoutException e) {
            fail(said + " instead of " + leftmost + " and " + rightmost, e);
        }
        fx(following::unsubscribe);
    }

    /// The side comes first: a legend without room cuts the rest.
    private static boolean told(String said, String side, double value) {
        return said.matches("(?s).*\\b" + side + " · [^:]+: " + Pattern.quote(fourDigits(value)) + " m\\b.*");
    }

    /// As an axis writes it: `7.55·10⁻⁴`.
    private static String fourDigits(double v) {
        String[] parts = Kind.plain(new BigDecimal(v).round(new MathContext(4)).doubleValue()).split("E-");
        return parts.length == 1 ? parts[0] : parts[0] + "·10⁻" + "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Integer.parseInt(parts[1]));
    }

    private double largest(Picture now) {
        var residual = playback().model().measures().stream().filter(m -> m.name().equals("residual")).findFirst()
                .orElseThrow().read(now.settings(), now.state());
        double largest = 0;
        for (double r : residual) largest = Math.max(largest, Math.abs(r));
        return largest;
    }

    @Test
    void aSettingThatCannotBeIsRefusedAndNothingChanges() throws Exception {
        compare();
        ComparisonSetup before = comparison().now().get().orElseThrow();
        String refused = fx(() -> {
            try {
                comparison().set(before.with(new Variant(Map.of("iterations", "-1"))));
                return "";
            } catch (BadInput e) {
                return e.getMessage();
            }
        });
        assertTrue(refused.startsWith("rope.iterations"), refused);
        assertEquals(Optional.of(before), comparison().now().get());
    }

    /// Four sweeps are one sweep and three more: the first difference is what the second sweep does first.
    @Test
    void theFirstDifferenceIsFoundAndBothSidesStandThere() throws Exception {
        fx(() -> comparison().set("", "", new Variant(Map.of()), new Variant(Map.of("iterations", "4")),
                Layout.SIDE_BY_SIDE));
        until(() -> picture().comparison().isPresent());
        var timeline = new Timeline(playback().model());
        var run = new Run(timeline, timeline.root(picture().branch().settings(), picture().branch().inputs()));
        FirstDifference d = FirstDifference.of(run, new Variant(Map.of("iterations", "4")), 10, () -> false)
                .orElseThrow();
        clickOn("#compare-first");
        until(() -> picture().cursor().equals(d.left().before()) && picture().comparison().isPresent());
        until(() -> fx(() -> status().startsWith("First difference in frame " + d.frame() + ",")));
        fx(() -> comparison().set("", "", new Variant(Map.of()), new Variant(Map.of()), Layout.SIDE_BY_SIDE));
        until(() -> picture().comparison().isPresent());
        clickOn("#compare-first");
        until(() -> fx(() -> status().startsWith("No difference up to frame")));
        assertEquals(d.left().before(), picture().cursor());
    }

    @Test
    void aPresetThatTheOtherSidesValuesContradictEndsTheComparison() throws Exception {
        fx(() -> comparison().set("", "", new Variant(Map.of()), new Variant(Map.of("segments", "5")),
                Layout.SIDE_BY_SIDE));
        until(() -> picture().comparison().isPresent());
        Settings three = picture().settings().with("segments", "2").with("shape", "0,0,0;1,0,0;2,0,0");
        try (var complaints = Complaints.hear()) {
            fx(() -> scene().session().preset(new Preset("three", three)));
            until(() -> picture().settings().equals(three) && comparison().now().get().isEmpty());
            assertTrue(ForkJoinPool.commonPool().awaitQuiescence(30, TimeUnit.SECONDS)); // the scene's bounds
            WaitForAsyncUtils.waitForFxEvents();
            assertEquals(List.of(), complaints.heard());
        }
    }

    @Test
    void aLessonSetsBothSidesAndTheirNames() throws Exception {
        fx(() -> comparison().set("half", "weighted", new Variant(Map.of("correction", "half")),
                new Variant(Map.of("correction", "weighted")), Layout.OVERLAID));
        go(6);
        until(() -> picture().cursor().equals(Cursor.complete(6)) && picture().comparison().isPresent());
        assertEquals("half", picture().settings().text(picture().settings().parameter("correction")));
        assertEquals(List.of("correction"), picture().settings().differences(rival().settings()));
        assertEquals("half", text("side-left"));
        assertEquals("weighted", text("side-right"));
    }

    @Test
    void nothingIsCutOverlapsOrIsTooSmall() throws Exception {
        fx(() -> {
            playback().gestures().restart(playback().base());
            comparison().set(new ComparisonSetup("", "", new Variant(Map.of("iterations", "1", "correction", "half")),
                    Layout.SIDE_BY_SIDE));
        });
        until(() -> picture().comparison().isPresent());
        var wrong = new ArrayList<String>();
        for (Language language : Language.values())
            for (Theme theme : Theme.values())
                for (Layout layout : Layout.values()) {
                    fx(() -> {
                        preferences.theme().set(theme);
                        preferences.language().set(language);
                        comparison().layout(layout);
                    });
                    look(wrong, theme + " " + language + " " + layout, theme == Theme.PROJECTOR ? READABLE : 0);
                    if (theme != Theme.PROJECTOR) continue;
                    fx(() -> preferences.presenting().set(true)); // in any theme it is the projector's
                    look(wrong, "presenting " + language + " " + layout, READABLE);
                    fx(() -> preferences.presenting().set(false));
                }
        assertEquals(List.of(), wrong);
    }

    private void look(List<String> wrong, String where, double smallest) throws Exception {
        until(() -> scene().built());
        for (int i = 0; i < 3; i++) {
            WaitForAsyncUtils.waitForFxEvents();
            fx(() -> {
                stage.getScene().getRoot().applyCss();
                stage.getScene().getRoot().layout();
            });
        }
        fx(() -> {
            for (int i = 0; i < 2; i++) pass(stage); // a scene that plays may have moved since
            Faults.of(stage.getScene(), smallest).forEach(fault -> wrong.add(where + ": " + fault));
        });
    }

    private void compare() throws Exception {
        clickOn("#compare");
        until(() -> picture().comparison().isPresent() && rival().cursor().equals(picture().cursor()));
        assertTrue(((ToggleButton) root().lookup("#compare")).isSelected());
        until(() -> fx(() -> scene().viewport().comparison().shift()).x() > 0);
    }

    private Run alone(Settings settings, List<Input> inputs, int frame) {
        var timeline = new Timeline(playback().model());
        var run = new Run(timeline, timeline.root(settings, inputs));
        run.seek(run.branch(), Cursor.complete(frame));
        return run;
    }

    private Vec end(Picture now) {
        return playback().model().handles(now.settings()).stream().filter(h -> h.name().equals("end"))
                .map((Handle h) -> h.at(now.state())).findFirst().orElseThrow();
    }

    private String text(String id) {
        Node label = root().lookup("#" + id);
        return ((Label) label).getText();
    }

    private Parent root() {
        return scene().root();
    }

    private Picture rival() {
        return picture().comparison().orElseThrow();
    }

    private Comparison comparison() {
        return scene().session().comparison();
    }

    private String status() {
        return lookup("#status").<StatusBar>query().getText();
    }
}
