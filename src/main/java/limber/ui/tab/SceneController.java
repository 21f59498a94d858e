package limber.ui.tab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import limber.presentation.play.Playback;
import limber.ui.controls.IdleWork;
import limber.ui.controls.PulseQueue;
import limber.ui.controls.Split;
import limber.ui.controls.View;
import limber.ui.interaction.SceneInput;
import limber.ui.lesson.LessonController;
import limber.ui.panes.AskItems;
import limber.ui.panes.Panes;
import limber.ui.panes.dock.Dock;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.scene.Session;
import limber.ui.sound.SoundLine;
import limber.ui.viewport.Viewport;

/// The controller of a tab: one model's free scene, or a lesson about it with its text beside the view. The view is
/// built first and moves at once; bar, transport and panes follow when the first picture has been drawn.
public final class SceneController implements AutoCloseable {
    private static final int PULSES_FIRST = 4;

    private final Session session;
    private final Preferences preferences;
    private final Optional<LessonController> lesson;
    private final Node lessons;
    private final Surroundings around;
    private final PulseQueue pieces = new PulseQueue();
    private boolean begun, closed;
    private TabLayout room;
    private Optional<Dock> dock = Optional.empty();
    @FXML private Split outer;
    @FXML private Split inner;
    @FXML private StackPane view;
    @FXML private StackPane top;
    @FXML private StackPane right;
    @FXML private StackPane bottom;

    /// @param lesson the lesson beside the view; empty for a free scene
    /// @param lessons the menu of lessons in the bar
    public SceneController(Session session, Preferences preferences, Optional<LessonController> lesson, Node lessons) {
        this.lessons = lessons;
        this.session = session;
        this.lesson = lesson;
        this.preferences = preferences;
        around = new Surroundings(session, preferences);
    }

    public Session session() {
        return session;
    }

    public Playback playback() {
        return session.playback();
    }

    public Viewport viewport() {
        return session.viewport();
    }

    public SceneInput sceneInput() {
        return session.sceneInput();
    }

    /// @return whether the key meant something
    public boolean key(KeyEvent e) {
        return e.getCode() == KeyCode.ESCAPE && dock.map(Dock::back).orElse(false) || sceneInput().key(e);
    }

    /// Opens and builds the pane of that name.
    public void openPane(String name) {
        dock.ifPresent(d -> d.open(name));
        pieces.finish();
    }

    /// Closes the pane of that name.
    public void closePane(String name) {
        dock.ifPresent(d -> d.close(name));
    }

    /// Begins to edit the code of the shown operation, or ends it.
    public void edit() {
        dock.ifPresent(d -> {
            if (!session.editing().on().get()) d.open("code");
            sceneInput().guarded(session.editing()::toggle);
        });
    }

    /// Whether a question of the lesson is open.
    public boolean asking() {
        return lesson.filter(LessonController::asking).isPresent();
    }

    /// Prints the handout of the lesson, if there is one.
    public void print() {
        lesson.ifPresent(LessonController::print);
    }

    public Parent load() {
        return View.load("scene", session.wording().ui(), List.of(this));
    }

    @FXML private void initialize() {
        view.getChildren().addFirst(viewport());
        room = new TabLayout(outer, inner, view, lesson.map(l -> around.part("lesson", l)), preferences);
        lesson.ifPresent(_ -> outer.getStyleClass().add("beside-lesson"));
        around.follow(room.follow());
        if (playback().picture().get() == null) beginOnceShown();
        else begin(); // another language: the views are built at once
    }

    private void beginOnceShown() {
        new AnimationTimer() {
            private int pulses;

            @Override public void handle(long now) {
                if (!closed && (playback().picture().get() == null || ++pulses < PULSES_FIRST)) return;
                stop();
                begin();
            }
        }.start();
    }

    /// Builds the parts around the view one by one.
    private void begin() {
        if (begun || closed) return;
        begun = true;
        pieces.later(viewport()::overlay);
        pieces.later(() -> fill(top, around.above(lessons, lesson.isEmpty())));
        pieces.later(() -> fill(bottom, around.below()));
        pieces.later(() -> over(around.sides(), Pos.TOP_CENTER));
        pieces.later(() -> over(around.methods(), Pos.TOP_CENTER));
        pieces.later(() -> over(around.gizmo(), Pos.BOTTOM_RIGHT));
        pieces.later(() -> over(around.away(), Pos.CENTER));
        pieces.later(() -> over(around.notice(), Pos.TOP_LEFT));
        pieces.later(() -> around.follow(session.sound(preferences.tone(), SoundLine::ofMachine)));
        pieces.later(this::dock);
        lesson.ifPresent(l -> pieces.later(l::announce));
    }

    /// Builds all missing parts now.
    public void build() {
        begin();
        pieces.finish();
    }

    private void dock() {
        var kinds = new ArrayList<>(new Panes(session, preferences.level().map(l -> l.atLeast(Level.INSPECT)),
                lesson.isEmpty()).all());
        kinds.addFirst(room.textKind());
        var dock = new Dock(kinds, preferences, session.wording(), inner.heightProperty(), room.small(),
                pieces);
        this.dock = Optional.of(dock);
        around.follow(dock::close);
        around.follow(preferences.level().subscribe(
                level -> session.questions().allowed().set(level.atLeast(Level.INSPECT) && session.readsKnown())));
        around.follow(session.questions().onAsked(() -> dock.open("why")));
        around.follow(session.editing().on().subscribe(on -> dock.enlarge("code", on)));
        sceneInput().asking(new AskItems(playback(), session.questions(), session.wording())::ofPlace);
        around.follow(session.onPlotted(() -> dock.open("plots")));
        around.follow(room.add(dock));
        around.follow(playback().rules().held().subscribe(dock::veiled));
        around.follow(new IdleWork(outer, () -> playback().playing().get() || !built(), dock::buildAhead)::close);
        fill(right, dock.rail());
        right.managedProperty().bind(right.visibleProperty());
        top.managedProperty().bind(top.visibleProperty());
        around.follow(session.soughtParameter().subscribe(name -> {
            if (!name.isBlank()) dock.sheet("parameters");
        }));
        around.follow(session.findings().searched().subscribe((_, now) -> {
            if (now.isPresent()) dock.sheet("find");
        }));
        around.follow(session.otherNumbers().now().subscribe((before, now) -> {
            if (before.isEmpty() && now.isPresent()) dock.open("judge");
        }));
        around.follow(session.methods().now().subscribe((before, now) -> {
            if (before.isEmpty() && now.isPresent()) dock.open("methods");
        }));
        viewport().covered().bind(Bindings.when(dock.open().and(dock.over())).then(dock.column().widthProperty())
                .otherwise(0));
        around.follow(() -> {
            viewport().covered().unbind();
            viewport().covered().set(0);
        });
        around.follow(dock.open().and(dock.over().not()).or(preferences.presenting())
                .subscribe(hidden -> right.setVisible(!hidden)));
        around.follow(preferences.presenting().subscribe(on -> {
            top.setVisible(!on);
            dock.shown(!on);
        }));
    }

    /// Puts a part into its placeholder, which also keeps the order of Tab stops.
    private static void fill(StackPane place, Node part) {
        place.getStyleClass().clear();
        place.getChildren().setAll(part);
    }

    /// Adds a part over the view.
    private void over(Parent part, Pos at) {
        StackPane.setAlignment(part, at);
        view.getChildren().add(part);
    }

    /// The tab's content.
    public Parent root() {
        return outer;
    }

    /// Whether all open parts have been built.
    public boolean built() {
        return begun && pieces.done();
    }

    @Override public void close() {
        closed = true;
        pieces.drop();
        around.close();
        if (view.getChildren().remove(viewport())) drawnElsewhere(viewport());
    }

    /// Draws a view once without its window, which it outlives: JavaFX's renderer keeps the parent of a node until it
    /// draws the node elsewhere, and the parent keeps the whole window. That is done with the next picture, for which
    /// nothing waits.
    private static void drawnElsewhere(Node view) {
        view.setManaged(false);
        view.setVisible(false);
        var elsewhere = new Pane(view);
        new Scene(elsewhere, 1, 1).snapshot(_ -> {
            elsewhere.getChildren().clear();
            view.setVisible(true);
            view.setManaged(true);
            return null;
        }, null);
    }
}
