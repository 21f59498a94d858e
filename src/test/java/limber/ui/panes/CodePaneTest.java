package limber.ui.panes;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.util.Subscription;
import limber.OpensWindow;
import limber.ask.Stop;
import limber.engine.Element;
import limber.engine.StepSize;
import limber.engine.run.Navigation;
import limber.engine.run.Picture;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.watch.Explanation;
import limber.models.rope.Rope;
import limber.models.rope.RopeParameters;
import limber.presentation.code.CodeReader;
import limber.presentation.code.Fold;
import limber.presentation.code.RoundCurve;
import limber.presentation.code.Row;
import limber.presentation.code.Values;
import limber.presentation.panes.Questions;
import limber.presentation.play.Playback;
import limber.presentation.words.Language;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import limber.ui.Fx;
import limber.ui.code.ListingView;
import limber.ui.controls.FxLater;
import limber.ui.controls.ScenePane;
import limber.ui.controls.View;
import limber.ui.preferences.Theme;
import limber.ui.scene.CodeEditing;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxToolkit;

/// Code, maths and lanes beside a rope that is stepped, compared with the engine.
@OpensWindow
@Tag("wide")
class CodePaneTest {
    private static final Rope ROPE = new Rope();
    private static final Settings SETTINGS = ROPE.defaults().with(RopeParameters.PIPELINE, true)
            .with(RopeParameters.LATENCY, 1).with(RopeParameters.HAND_OFF, RopeParameters.HandOff.SHARE);

    private final List<Throwable> failures = new ArrayList<>();
    private final BooleanProperty inspecting = new SimpleBooleanProperty();
    private Playback playback;
    private CodeReader reader;
    private Stage stage;
    private Parent root;
    private Subscription following = Subscription.EMPTY;

    @BeforeEach
    void open() throws Exception {
        FxToolkit.registerPrimaryStage();
        playback = fx(() -> new Playback(FxLater.THREAD, ROPE, SETTINGS, failures::add));
        reader = new CodeReader(playback);
        until(() -> playback.picture().get() != null);
    }

    @AfterEach
    void close() throws Exception {
        fx(() -> {
            following.unsubscribe();
            if (stage != null) stage.close();
            playback.close();
        });
        assertEquals(List.of(), failures);
    }

    private void code(Language language, double height) throws Exception {
        ResourceBundle words = language.words();
        var questions = new Questions(reader.playback());
        var maths = new MathsController(reader, questions);
        var wording = new Wording(ROPE, words);
        var edit = new EditController(new CodeEditing(playback, reader, wording, _ -> {}, true, e -> {
            throw new AssertionError(e);
        }), reader, wording, () -> {}, _ -> {}, failures::add);
        var search = new CodeSearchController(reader.search(), wording);
        var code = new CodeController(reader, questions, wording, maths, new RoundCurves(reader, wording, inspecting),
                edit, search);
        show("code", words, List.of(code, maths, edit, search), code, 500, height);
    }

    private void lanes(Language language) throws Exception {
        ResourceBundle words = language.words();
        var wording = new Wording(ROPE, words);
        var lanes = new LanesController(playback, wording, () -> 0.25);
        show("lanes", words, List.of(lanes), lanes, 700, 330);
    }

    private void show(String view, ResourceBundle words, List<?> controllers, ScenePane pane, double width,
            double height)
            throws Exception {
        fx(() -> {
            following.unsubscribe();
            root = View.load(view, words, controllers);
            var scene = new Scene(root, width, height);
            Theme.DARK.apply(scene);
            if (stage == null) stage = new Stage();
            stage.setScene(scene);
            stage.show();
            following = pane.follow();
        });
    }

    private void find(int frame, String phase, int sweep, int index) throws Exception {
        fx(() -> playback.transport().find(frame,
                sweep > 0 ? Map.of("substep", 1, "sweep", sweep) : Map.of(), phase, index));
        until(() -> picture().next().filter(e -> e.frame() == frame && e.slot().phase().name().equals(phase)
                && e.slot().round("sweep") == sweep && e.index() == index).isPresent());
    }

    private Picture picture() {
        return playback.picture().get();
    }

    private <T> T look(String id, Class<T> type) {
        return type.cast(root.lookup(id));
    }

    private List<Row> rows() throws Exception {
        return fx(() -> List.copyOf(look("#listing", ListingView.class).getItems()));
    }

    private List<String> shown() throws Exception {
        return rows().stream().flatMap(r -> r.values().stream()).map(Values.Entry::text).toList();
    }

    private String heading() throws Exception {
        return fx(() -> look("#code-heading", Label.class).getText());
    }

    /// The engine's own account of an operation, from a run that no window has touched.
    private static Explanation engine(int frame, String phase, int sweep, int index) {
        var timeline = new Timeline(ROPE);
        var run = new Run(timeline, timeline.root(SETTINGS, List.of()));
        run.seek(run.branch(), new Navigation(run).find(frame, Map.of("substep", 1, "sweep", sweep), phase, index));
        return run.explain();
    }

    @Test
    void valuesOfTheDistanceStandBesideTheLinesThatAssignedThem() throws Exception {
        code(Language.ENGLISH, 500);
        for (int stick = 7; stick <= 8; stick++) {
            if (stick == 7) find(12, "distance", 3, 7);
            else {
                fx(() -> {
                    playback.transport().stepSize().set(StepSize.ELEMENT);
                    playback.transport().step(true);
                });
                until(() -> picture().next().filter(e -> e.index() == 8).isPresent());
            }
            Explanation e = engine(12, "distance", 3, stick);
            assertEquals("distance · sweep 3 of 16 · stick " + stick + " · Distance.java", heading());
            for (String name : List.of("rest", "length", "residual", "error", "shareA", "fB")) {
                Explanation.Value value = e.values().stream().filter(v -> v.name().equals(name)).findFirst()
                        .orElseThrow();
                Row row = rows().stream().filter(r -> r.line() == value.line()).findFirst().orElseThrow();
                assertTrue(row.text().contains(name), row.text());
                assertTrue(
                        row.values().stream()
                                .anyMatch(v -> v.text().equals(name + " = " + Quantity.digits(value.value()))),
                        row.values() + " lacks " + name + " = " + value.value());
                assertTrue(row.values().stream().anyMatch(v -> v.full().startsWith(name + " = " + value.value())),
                        "all digits of " + name);
            }
            Explanation.Change first = e.changes().getFirst();
            Row store = rows().stream().filter(r -> r.line() == first.line()).findFirst().orElseThrow();
            assertTrue(
                    store.values().getLast().full().startsWith("position[" + stick + "]: (" + first.from()[0] + ", "),
                    store.values().toString());
            assertTrue(store.values().getLast().full().endsWith(first.to()[2] + ") m"), store.values().toString());
        }
    }

    /// A stop that is switched off is a ring around the number of its line.
    @Test
    void aStopIsMarkedAtItsLineAndHollowWhileItIsOff() throws Exception {
        code(Language.ENGLISH, 500);
        find(12, "distance", 3, 7);
        int line = engine(12, "distance", 3, 7).values().stream().filter(v -> v.name().equals("error")).findFirst()
                .orElseThrow().line();
        fx(() -> playback.stops().toggle(new Stop.What.Line("distance", line)));
        until(() -> fills(line) == 1);
        Stop stop = playback.stops().all().getFirst();
        fx(() -> playback.stops().put(stop, stop.on(false)));
        until(() -> fills(line) == 2); // the colour of a stop, and that of the pane on it
        fx(() -> playback.stops().all().clear());
        until(() -> fills(line) == 0);
    }

    /// How many fills lie behind the number of a line.
    private int fills(int line) throws Exception {
        return fx(() -> {
            root.applyCss();
            var number = root.lookupAll(".label.code-number").stream().map(Label.class::cast)
                    .filter(n -> n.getText().equals(Integer.toString(line))).findFirst();
            return number.map(Region::getBackground).map(b -> b.getFills().size()).orElse(0);
        });
    }

    private List<Region> curves() throws Exception {
        return fx(() -> root.lookupAll(".spark").stream().map(Region.class::cast).filter(Node::isVisible)
                .filter(s -> s.getWidth() > 0).toList());
    }

    /// A click on the right end of a curve goes to the last stick of the sweep.
    @Test
    void besideALineStandsWhatItAssignsToEachStick() throws Exception {
        fx(() -> inspecting.set(true));
        code(Language.ENGLISH, 700);
        find(12, "distance", 3, 7);
        until(() -> !curves().isEmpty());
        Explanation last = engine(12, "distance", 3, 39);
        Map<String, Double> expected = last.values().stream()
                .collect(Collectors.toMap(Explanation.Value::name, Explanation.Value::value, (_, b) -> b));
        ListView<?> listing = look("#listing", ListView.class);
        int error = engine(12, "distance", 3, 7).values().stream().filter(v -> v.name().equals("error")).findFirst()
                .orElseThrow().line();
        RoundCurve curve = fx(() -> {
            listing.getSelectionModel().clearSelection();
            for (int i = 0; i < listing.getItems().size(); i++)
                if (((Row) listing.getItems().get(i)).line() == error) listing.getSelectionModel().select(i);
            return look("#listing", ListingView.class).curve().orElseThrow();
        });
        assertEquals(7, curve.current());
        assertEquals(40, curve.values().length, "one for each stick");
        assertEquals(expected.get("error"), curve.values()[39], 0);
        assertEquals("stick 39: error = " + Quantity.digits(expected.get("error")), curve.name().apply(39));
        Region first = curves().getFirst();
        Point2D end = fx(() -> first.localToScene(first.getWidth() - 1, 8));
        fx(() -> first.fireEvent(new MouseEvent(MouseEvent.MOUSE_CLICKED, end.getX(), end.getY(), 0, 0,
                MouseButton.PRIMARY, 1, false, false, false, false, true, false, false, true, false, true, null)));
        until(() -> picture().cursor().element() == 39 && picture().next().isPresent());
        assertEquals(Optional.of(new Element("stick", 39)), playback.selected().get());
        until(() -> fx(() -> look("#listing", ListingView.class).curve().filter(c -> c.current() == 39).isPresent()));
    }

    @Test
    void theMenuOfALineGoesToItsLargestNumberOfTheRound() throws Exception {
        fx(() -> inspecting.set(true));
        code(Language.ENGLISH, 700);
        find(12, "distance", 3, 7);
        until(() -> !curves().isEmpty());
        int largest = 0;
        double[] errors = new double[40];
        for (int i = 0; i < 40; i++) {
            errors[i] = engine(12, "distance", 3, i).values().stream().filter(v -> v.name().equals("error"))
                    .findFirst().orElseThrow().value();
            if (Math.abs(errors[i]) > Math.abs(errors[largest])) largest = i;
        }
        int wanted = largest;
        ListingView listing = look("#listing", ListingView.class);
        MenuItem item = fx(() -> {
            listing.getSelectionModel().clearSelection();
            for (int i = 0; i < listing.getItems().size(); i++)
                if (listing.getItems().get(i).text().contains("error = residual"))
                    listing.getSelectionModel().select(i);
            listing.getContextMenu().show(stage);
            return listing.getContextMenu().getItems().getLast();
        });
        assertEquals("Go to the largest |error| of this round", item.getText());
        fx(item::fire);
        until(() -> picture().cursor().element() == wanted && picture().next().isPresent());
        assertEquals(wanted, picture().next().orElseThrow().element());
        fx(() -> listing.getContextMenu().hide());
    }

    @Test
    void thereAreNoCurvesBelowInspectNorWhilePlaying() throws Exception {
        code(Language.ENGLISH, 700);
        find(12, "distance", 3, 7);
        assertEquals(List.of(), curves());
        fx(() -> inspecting.set(true));
        until(() -> !curves().isEmpty());
        fx(() -> playback.playing().set(true));
        until(() -> curves().isEmpty());
        fx(() -> playback.playing().set(false));
        find(13, "distance", 3, 7);
        until(() -> !curves().isEmpty());
        fx(() -> inspecting.set(false));
        until(() -> curves().isEmpty());
    }

    @Test
    void theOperationBeforeTheCursorIsShownWhenItIsAskedFor() throws Exception {
        code(Language.ENGLISH, 500);
        find(12, "distance", 3, 7);
        fx(() -> look("#code-last", ToggleButton.class).fire());
        assertEquals("distance · sweep 3 of 16 · stick 6 · Distance.java", heading());
        double error = engine(12, "distance", 3, 6).values().stream().filter(v -> v.name().equals("error")).findFirst()
                .orElseThrow().value();
        assertTrue(shown().contains("error = " + Quantity.digits(error)), shown().toString());
    }

    @Test
    void theTableOfSymbolsHasTheNumbersOfTheEngine() throws Exception {
        code(Language.ENGLISH, 500);
        find(12, "distance", 3, 7);
        Explanation e = engine(12, "distance", 3, 7);
        double length = e.of(e.slot().phase().formula().symbols().get(1)).orElseThrow()[0];
        until(() -> numbers().contains(Quantity.digits(length, 4) + " m"));
        assertEquals(6, numbers().size(), "d, |d|, L, e, f_A, f_B");
        assertEquals(5, look("#equations", VBox.class).getChildren().size(),
                "four equations, one of them with its numbers");
    }

    private List<String> numbers() {
        return look("#symbols", GridPane.class).getChildren().stream().filter(n -> GridPane.getColumnIndex(n) == 2)
                .map(n -> ((Label) n).getText()).toList();
    }

    @Test
    void playingShowsTheSourceWithoutValuesAndDoesNotLeaveIt() throws Exception {
        code(Language.ENGLISH, 500);
        find(3, "distance", 3, 7);
        int lines = rows().size();
        fx(() -> playback.playing().set(true));
        until(() -> picture().cursor().frame() > 6);
        assertEquals(List.of(), shown());
        assertEquals(lines, rows().size());
        assertEquals("distance · Distance.java", heading());
        fx(() -> playback.playing().set(false));
    }

    @Test
    void foldingShowsWhatRunsThePhaseOrTheWholeFile() throws Exception {
        code(Language.ENGLISH, 500);
        find(3, "take", 0, 2);
        List<Row> kernel = rows();
        assertTrue(kernel.stream().anyMatch(r -> r.text().contains("boolean torn(")),
                "a method of the file that run comes to");
        assertTrue(kernel.stream().anyMatch(r -> r.ran() && r.text().contains("packet[j] = px"))
                && kernel.stream().noneMatch(r -> r.text().contains("record Take(")));
        fx(() -> reader.fold().set(Fold.PHASE));
        List<Row> phase = rows();
        assertTrue(phase.stream().anyMatch(r -> r.text().contains("record Take("))
                && phase.stream().noneMatch(r -> r.text().contains("record Draw(")));
        fx(() -> reader.fold().set(Fold.FILE));
        List<Row> file = rows();
        assertEquals(1, file.getFirst().line());
        assertFalse(
                file.stream().filter(r -> r.text().contains("record Draw(")).findFirst().orElseThrow().current());
        assertTrue(kernel.size() < phase.size() && phase.size() < file.size());
    }

    @Test
    void aLineOfAnotherPhaseIsRunTo() throws Exception {
        code(Language.ENGLISH, 500);
        find(3, "enqueue", 0, 0);
        fx(() -> {
            reader.fold().set(Fold.FILE);
            ListingView listing = look("#listing", ListingView.class);
            listing.getSelectionModel().clearAndSelect(listing.getItems().stream()
                    .filter(r -> r.text().contains("record Bounds(")).findFirst().map(Row::line).orElseThrow() - 1);
            listing.choose();
        });
        until(() -> picture().next().filter(e -> e.slot().phase().name().equals("bounds")).isPresent());
        assertEquals(3, picture().cursor().frame(), "the bounds of frame 3 were past");
        assertEquals(0, picture().cursor().element());
    }

    @Test
    void theHeadingSaysWhatIsSelected() throws Exception {
        code(Language.ENGLISH, 500);
        find(12, "distance", 3, 7);
        fx(() -> playback.selected().set(Optional.of(new Element("stick", 4))));
        assertTrue(heading().contains("(selected: stick 4)"), heading());
        fx(() -> playback.selected().set(Optional.of(new Element("stick", 7))));
        assertEquals("distance · sweep 3 of 16 · stick 7 · Distance.java", heading());
    }

    @Test
    void whatIsNoLongerFollowedStaysAsItWas() throws Exception {
        code(Language.ENGLISH, 500);
        find(12, "distance", 3, 7);
        fx(() -> following.unsubscribe());
        String before = heading();
        find(12, "distance", 3, 9);
        assertEquals(before, heading());
        following = Subscription.EMPTY;
    }

    @Test
    void aPaneThatOpensWhileTheSceneStandsStillShowsItAtOnce() throws Exception {
        find(12, "distance", 3, 9);
        code(Language.ENGLISH, 500);
        assertTrue(heading().contains("sweep 3 of 16 · stick 9"), heading());
        assertFalse(rows().isEmpty());
        until(() -> !root.lookupAll(".formula").isEmpty()); // drawn with its first layout
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void panesLoadInEachLanguageAndWhereThereIsLittleRoomOneOfTheTwoIsShown(Language language) throws Exception {
        code(language, 200);
        assertTrue(fx(() -> look("#listing", ListingView.class).isVisible()));
        fx(() -> look("#as-maths", ToggleButton.class).fire());
        assertFalse(fx(() -> look("#listing", ListingView.class).isVisible()));
        lanes(language);
        assertEquals(language == Language.ENGLISH ? "Game thread" : "游戏线程",
                fx(() -> look("#lane-maker", Label.class).getText()));
        assertTrue(fx(() -> look("#here", Label.class).getText()).contains("250 µs"), "0.25 ms");
    }

    /// 41 rings of 13 vertices and two caps of 13 are 559 of 44 bytes; 40 sticks of 24 triangles and 24 of the caps are
    /// 984 of 12. 41 particles: a copy is 492 bytes, but what is shared costs none; one frame late, and half of it
    /// already overwritten.
    @Test
    void lanesShowThePhasesThePacketsAndWhatTheyCost() throws Exception {
        lanes(Language.ENGLISH);
        find(12, "vertices", 0, 5);
        assertEquals(List.of("register", "proxy", "vertex buffer", "index buffer", "material", "render state",
                "first packet", "✓ mark dirty", "✓ bounds", "✓ allocate packet", "✓ copy particles", "✓ enqueue",
                "✓ take packet", "✓ rings", "vertices", "triangles", "write vertices", "write indices", "draw"),
                boxes());
        List<String> between = fx(() -> Stream.of(look("#packets", Pane.class), look("#lane-notes", Pane.class))
                .flatMap(p -> p.getChildren().stream()).map(n -> ((Label) n).getText()).toList());
        assertEquals(List.of("frame 10\nfreed", "frame 11\ntaken", "frame 12\nnewest · waiting",
                "shared, nothing copied", "latency in frames: 1", "made once: 41 particles", "made once: scene proxy",
                "made once: vertex buffer, 24596 bytes", "made once: index buffer, 11808 bytes", "made once: material",
                "made once: render state", "the draw call reads the vertex buffer of frame 11",
                "and the index buffer written in frame 1", "Torn: half is the newest frame, half is 1 behind"),
                between);
        assertTrue(fx(() -> look("#lane-taker", Label.class).getText()).startsWith("Render thread · vertex 5 of "));
        assertEquals("copied  0 B", fx(() -> look("#counter-bytesCopied", Label.class).getText()));
        fx(() -> look("#lane-write-vertices", Button.class).fire());
        until(() -> picture().next().filter(e -> e.slot().phase().name().equals("write-vertices")).isPresent());
        assertEquals(12, picture().next().orElseThrow().frame(), "in the frame that it stood in");
    }

    private List<String> boxes() throws Exception {
        return fx(() -> List.of("maker", "taker").stream()
                .flatMap(id -> look("#" + id, Pane.class).lookupAll(".lane-box").stream())
                .map(n -> ((Button) n).getText()).toList());
    }

    @Test
    void aSceneWithoutLanesShowsNone() throws Exception {
        fx(() -> playback.gestures().restart(SETTINGS.with(RopeParameters.PIPELINE, false)));
        until(() -> !picture().settings().get(RopeParameters.PIPELINE));
        lanes(Language.ENGLISH);
        assertFalse(root.isVisible());
        fx(() -> playback.gestures().restart(SETTINGS));
        until(() -> picture().settings().get(RopeParameters.PIPELINE));
        assertTrue(fx(root::isVisible));
    }

    private static void until(Callable<Boolean> reached) throws Exception {
        Fx.until(() -> fx(reached));
    }
}
