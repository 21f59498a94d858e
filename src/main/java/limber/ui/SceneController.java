package limber.ui;

import java.util.List;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import limber.ui.viewport.Viewport;

/// A tab: one model's free scene, or a lesson about it with its text beside the view. The view comes first and moves at
/// once; bar, transport and panes join it when its first picture has been drawn.
public final class SceneController implements AutoCloseable {
    private static final int PULSES_FIRST = 4;

    private final Session session;
    private final Desk desk;
    private final Optional<LessonController> lesson;
    private final Node lessons;
    private final Surroundings around;
    private final Pieces pieces = new Pieces();
    private boolean begun, closed;
    @FXML private BorderPane frame;
    @FXML private SplitPane middle;
    @FXML private StackPane view;
    @FXML private StackPane top;
    @FXML private StackPane right;
    @FXML private StackPane bottom;

    /// @param lesson what stands beside the view; empty for a free scene
    /// @param lessons opens others, in the bar
    SceneController(Session session, Desk desk, Optional<LessonController> lesson, Node lessons) {
        this.lessons = lessons;
        this.session = session;
        this.lesson = lesson;
        this.desk = desk;
        around = new Surroundings(session, desk);
    }

    Session session() {
        return session;
    }

    Playback playback() {
        return session.playback();
    }

    Viewport viewport() {
        return session.viewport();
    }

    Hands hands() {
        return session.hands();
    }

    Parent load() {
        return View.load("scene", session.wording().ui(), List.of(this));
    }

    @FXML
    private void initialize() {
        view.getChildren().addFirst(viewport());
        lesson.ifPresent(this::tell);
        if (playback().picture().get() == null) beginOnceShown();
        else begin(); // another language: nothing has to be waited for
    }

    /// The text has the whole height: one reads more of it at once.
    private void tell(LessonController lesson) {
        frame.getChildren().removeAll(middle, right, bottom);
        frame.setCenter(around.beside(lesson, new BorderPane(middle, null, right, bottom, null)));
    }

    private void beginOnceShown() {
        new AnimationTimer() {
            private int pulses;

            @Override
            public void handle(long now) {
                if (!closed && (playback().picture().get() == null || ++pulses < PULSES_FIRST)) return;
                stop();
                begin();
            }
        }.start();
    }

    /// What stands around the view comes one by one.
    private void begin() {
        if (begun || closed) return;
        begun = true;
        pieces.later(viewport()::overlay);
        pieces.later(() -> fill(top, around.above(lessons, lesson.isEmpty())));
        pieces.later(() -> fill(bottom, around.below(lesson.isEmpty())));
        pieces.later(() -> over(around.sides(), Pos.TOP_CENTER));
        pieces.later(() -> over(around.notice(), Pos.TOP_LEFT));
        pieces.later(this::dock);
    }

    /// All that is still missing, now.
    void furnish() {
        begin();
        pieces.finish();
    }

    private void dock() {
        var dock = new Dock(new Panes(session).all(), desk, session.wording(), middle, pieces);
        around.follow(dock::close);
        around.follow(playback().rules().held().subscribe(dock::veiled));
        fill(right, dock.edge());
        around.follow(desk.presenting().subscribe(on -> {
            for (Node around : List.of(top, right)) {
                around.setVisible(!on);
                around.setManaged(!on);
            }
            dock.shown(!on);
        }));
    }

    /// In the place that was kept for it, which also keeps the order in which Tab goes round.
    private static void fill(StackPane place, Node part) {
        place.getStyleClass().clear();
        place.getChildren().setAll(part);
    }

    /// Over the view.
    private void over(Parent part, Pos at) {
        StackPane.setAlignment(part, at);
        view.getChildren().add(part);
    }

    /// The tab's content.
    Parent root() {
        return frame;
    }

    /// Whether all of it is there that is open.
    boolean furnished() {
        return begun && pieces.done();
    }

    @Override
    public void close() {
        closed = true;
        pieces.drop();
        around.close();
    }
}
