package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.settled;
import static limber.ui.Fx.until;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import limber.engine.StepSize;
import limber.lesson.question.CodeGap;
import limber.models.Catalog;
import limber.presentation.paint.Point;
import limber.presentation.play.Playback;
import limber.scenario.Act;
import limber.scenario.Face;
import limber.scenario.Scenario;
import limber.scenario.Seen;
import limber.ui.controls.Background;
import limber.ui.preferences.Preferences;
import limber.ui.tab.SceneController;
import org.fxmisc.richtext.StyledTextArea;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/// The window as a face: a robot moves its pointer and presses its keys, and what is to be seen is read from the nodes
/// that are shown.
public final class WindowFace extends FxRobot implements Face {
    private static final Map<String, KeyCode> KEYS = Map.of("up", KeyCode.UP, "down", KeyCode.DOWN, "next",
            KeyCode.ENTER);
    private static final double WIDTH = 1280, HEIGHT = 960, NEAR = 1.5;

    private final Preferences preferences = Opened.preferences();
    private final Path folder;
    private final App app = new App();
    private WindowReading reading;
    private String model = "";
    /// What the window has heard: where the pointer is on the screen, and how many keys and buttons were released.
    private Point2D pointed = Point2D.ZERO;
    private int released;

    /// @param folder for moments and answers
    public WindowFace(Path folder) throws Exception {
        this.folder = folder;
        Stage stage = FxToolkit.registerPrimaryStage();
        FxToolkit.setupFixture(() -> {
            Opened.fresh(stage);
            app.open(stage, Catalog.MODELS, preferences, Opened.NO_FILE, Optional.of(folder.resolve("answers")));
            stage.setWidth(WIDTH);
            stage.setHeight(HEIGHT);
            stage.getScene().addEventFilter(KeyEvent.KEY_RELEASED, _ -> released++);
            stage.getScene().addEventFilter(MouseEvent.ANY, this::heard);
        });
    }

    private void heard(MouseEvent e) {
        pointed = new Point2D(e.getScreenX(), e.getScreenY());
        if (e.getEventType() == MouseEvent.MOUSE_RELEASED) released++;
    }

    private SceneController scene() {
        return app.main().current().orElseThrow();
    }

    private Playback playback() {
        return scene().playback();
    }

    private void open(Path file) throws Exception {
        fx(() -> app.main().opening().dropped(file));
        until(() -> app.main().current().filter(s -> s.built() && s.playback().picture().get() != null).isPresent());
        model = fx(() -> playback().model().name());
        reading = new WindowReading(this::find, scene().session());
    }

    /// The nodes of the tab in front that a query finds, without those in closed panes.
    private Set<Node> find(String query) {
        return scene().root().lookupAll(query).stream().filter(node -> !closed(node))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static boolean closed(Node node) {
        return Stream.iterate(node, n -> n != null, n -> (Node) n.getParent()).anyMatch(
                n -> !n.isVisible() && (n.getStyleClass().contains("pane") || n.getStyleClass().contains("dock")));
    }

    // ---- hands ----

    @Override public void perform(Act act, List<Point> way) throws Exception {
        switch (act) {
            case Act.OpenLesson(String name) -> open(Scenario.lesson(name));
            case Act.OpenModel open -> open(Files.writeString(folder.resolve("scene.limber"), open.moment()));
            case Act.Step(String size, int times) -> {
                choose(size);
                for (int i = 0; i < times; i++) step("#forward");
            }
            case Act.Back(int times) -> {
                for (int i = 0; i < times; i++) step("#back");
            }
            case Act.Undo _ -> shortcut(KeyCode.Z);
            case Act.Redo _ -> shortcut(KeyCode.Y);
            case Act.Put(String parameter, String value) -> {
                show("parameters");
                reading.reads(parameter);
                write("#parameter-" + parameter + " .text-field", value);
                keys(KeyCode.ENTER);
            }
            case Act.Plot _ -> {
                show("plots");
                reading.plots();
            }
            case Act.Ledger _ -> {
                show("ledger");
                reading.ledger();
            }
            case Act.Hint _ -> click("#hint-next");
            case Act.Next _ -> click("#lesson-next");
            case Act.Previous _ -> click("#lesson-back");
            case Act.Drag _,Act.Click _ -> stroke(way);
            default -> question(act, way);
        }
    }

    private void question(Act act, List<Point> way) throws Exception {
        switch (act) {
            case Act.Answer(String id, String text) -> {
                front(id);
                String field = Stream.of("number", "element", "formula", "numbers").map(kind -> "#" + kind + "-" + id)
                        .filter(f -> !find(f).isEmpty()).findFirst().orElseThrow();
                write(field, text);
                if (field.startsWith("#numbers")) keys(KeyCode.ENTER);
                commit(id);
            }
            case Act.Choose(String id, int choice) -> {
                front(id);
                click("#choice-" + id + "-" + choice);
                commit(id);
            }
            case Act.Draw(String id, String _, Act.Pixels _) -> {
                front(id);
                if (!fx(() -> ((ToggleButton) find("#draw-" + id).iterator().next()).isSelected()))
                    click("#draw-" + id);
                stroke(way);
                commit(id);
            }
            case Act.Pen(String id) -> {
                front(id);
                click("#draw-" + id);
            }
            case Act.Trace(String id, List<String> keys) -> {
                front(id);
                Node sketch = node("#sketch-" + id);
                until(() -> !sketch.getAccessibleText().startsWith("Computing"));
                settled(sketch::requestFocus);
                for (String key : keys) keys(KEYS.get(key));
                commit(id);
            }
            case Act.Edit(String id, String code) -> {
                paste(code);
                until(() -> !find("#commit-" + id).iterator().next().isDisabled());
                commit(id);
            }
            case Act.Skip(String id) -> {
                front(id);
                click("#skip-" + id);
            }
            case Act.Reveal(String id) -> {
                front(id);
                click("#reveal-" + id);
            }
            default -> throw new IllegalArgumentException("no hand does " + act);
        }
    }

    /// Chooses a size of the ladder; by its key where the ladder has no room.
    private void choose(String size) throws Exception {
        if (fx(() -> shown(find("#rung-" + size).iterator().next()))) {
            click("#rung-" + size);
            return;
        }
        int rung = fx(() -> playback().picture().get().path().sizes().reversed()).indexOf(new StepSize(size));
        settled(scene().viewport()::requestFocus);
        keys(KeyCode.values()[KeyCode.DIGIT1.ordinal() + rung]);
    }

    private void step(String button) throws Exception {
        var before = fx(() -> playback().picture().get());
        click(button);
        until(() -> !playback().waits() && playback().picture().get() != before);
    }

    private void shortcut(KeyCode key) throws Exception {
        settled(scene().viewport()::requestFocus);
        keys(KeyCode.CONTROL, key);
    }

    /// Presses keys and releases them, before the window hears of the first one: on a busy machine none repeats.
    private void keys(KeyCode... all) throws Exception {
        let(all.length, robot -> {
            for (KeyCode key : all) robot.keyPress(key);
            for (KeyCode key : List.of(all).reversed()) robot.keyRelease(key);
        });
    }

    private void show(String pane) throws Exception {
        settled(() -> preferences.open(List.of(pane)));
    }

    /// Puts a question in sight, where there are several.
    private void front(String question) throws Exception {
        if (!fx(() -> find("#tab-question-" + question).isEmpty())) click("#tab-question-" + question);
    }

    private void commit(String question) throws Exception {
        if (!fx(() -> find("#commit-" + question).iterator().next().isDisabled())) click("#commit-" + question);
    }

    private Node node(String query) throws Exception {
        until(() -> !find(query).isEmpty());
        return fx(() -> find(query).iterator().next());
    }

    /// Clicks on a node that has found its place.
    private void click(String query) throws Exception {
        var places = new ArrayList<Bounds>();
        until(() -> {
            Optional<Node> node = find(query).stream().filter(Node::isVisible).findFirst();
            node.ifPresent(n -> places.add(n.localToScreen(n.getLayoutBounds())));
            int n = places.size();
            return n > 1 && places.get(n - 1) != null && places.get(n - 1).equals(places.get(n - 2));
        });
        Bounds there = places.getLast();
        clickAt(new Point2D(there.getCenterX(), there.getCenterY()));
    }

    private void clickAt(Point2D at) throws Exception {
        goTo(at);
        let(1, robot -> robot.mouseClick(MouseButton.PRIMARY));
    }

    /// Moves the pointer, and waits until the window has heard of it.
    private void goTo(Point2D at) throws Exception {
        settled(() -> new Robot().mouseMove(at));
        until(() -> pointed.distance(at) < NEAR);
    }

    /// Does something with keys or buttons, and waits until the window has heard of their releases.
    private void let(int releases, Consumer<Robot> hand) throws Exception {
        int before = fx(() -> released);
        settled(() -> hand.accept(new Robot()));
        until(() -> released >= before + releases);
    }

    private void write(String field, String text) throws Exception {
        click(field);
        settled(((TextField) node(field))::selectAll);
        write(text);
    }

    /// Puts a code into the gap of the editor.
    private void paste(String code) throws Exception {
        var editor = (StyledTextArea<?, ?>) node(".styled-text-area");
        settled(() -> {
            CodeGap gap = scene().session().editing().gap().get().orElseThrow();
            editor.requestFocus();
            editor.selectRange(gap.before().length(), editor.getLength() - gap.after().length());
            Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, code + "\n"));
        });
        keys(KeyCode.CONTROL, KeyCode.V);
    }

    private static boolean shown(Node node) {
        return node == null || node.isVisible() && shown(node.getParent());
    }

    private void stroke(List<Point> way) throws Exception {
        List<Point2D> places = fx(() -> way.stream()
                .map(p -> scene().viewport().localToScreen(p.x(), p.y())).toList());
        goTo(places.getFirst());
        settled(() -> new Robot().mousePress(MouseButton.PRIMARY));
        for (Point2D to : places.subList(1, places.size())) goTo(to);
        let(1, robot -> robot.mouseRelease(MouseButton.PRIMARY));
    }

    // ---- what is to be seen ----

    @Override public Size size() throws Exception {
        return fx(() -> new Size(scene().viewport().getWidth(), scene().viewport().getHeight()));
    }

    @Override public Seen seen() throws Exception {
        return fx(() -> reading.seen());
    }

    @Override public List<String> journal() throws IOException {
        if (app.sessions().lessonSession(Catalog.model(model)).isEmpty()) return List.of();
        Background.written();
        try (Stream<Path> files = Files.list(folder.resolve("answers"))) {
            return Face.timeless(Files.readString(files.filter(f -> f.toString().endsWith(".json")).findFirst()
                    .orElseThrow()));
        }
    }

    /// It has the same bits where a handle is.
    @Override public Set<String> hidden() {
        return Set.of("held");
    }

    @Override public void close() throws IOException {
        try {
            FxToolkit.cleanupInput(this);
            fx(app::stop);
            FxToolkit.cleanupStages();
        } catch (Exception e) {
            throw new IOException(e);
        }
    }
}
