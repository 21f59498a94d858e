package limber.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import javafx.animation.AnimationTimer;
import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.Model;
import limber.engine.Parameter;
import limber.ui.viewport.Viewport;

/// A tab: one model's free scene. The view comes first and moves at once; bar, transport and panes join it when its
/// first picture has been drawn.
public final class SceneController implements AutoCloseable {
    private static final int PULSES_FIRST = 4;

    private final Session session;
    private final Desk desk;
    private final ResourceBundle ui;
    private final List<Subscription> following = new ArrayList<>();
    private final Pieces pieces = new Pieces();
    private boolean begun, closed;
    @FXML private BorderPane frame;
    @FXML private SplitPane middle;
    @FXML private StackPane view;
    @FXML private StackPane top;
    @FXML private StackPane right;
    @FXML private StackPane bottom;

    SceneController(Session session, Desk desk) {
        this.session = session;
        this.desk = desk;
        ui = session.wording().ui();
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
        return View.load("scene", ui, List.of(this));
    }

    @FXML
    private void initialize() {
        view.getChildren().addFirst(viewport());
        if (playback().picture().get() == null) beginOnceShown();
        else begin(); // another language: nothing has to be waited for
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
        Wording words = session.wording();
        pieces.later(viewport()::overlay);
        pieces.later(() -> fill(top, part("bar", new BarController(playback(), viewport(), words, session::preset, hands().menu()))));
        pieces.later(() -> fill(bottom, under(words)));
        pieces.later(() -> over("notice", new NoticeController(playback(), words), Pos.TOP_LEFT));
        pieces.later(this::dock);
    }

    /// All that is still missing, now.
    void furnish() {
        begin();
        pieces.finish();
    }

    private Node under(Wording words) {
        Model model = session.model();
        Parent transport = part("playback", new PlaybackController(playback(), new Captions(model, words), words, desk));
        var under = new VBox(part("hints", new HintsController(desk, words)));
        model.dial().ifPresent(dial -> under.getChildren().add(dial(dial)));
        under.getChildren().add(transport);
        return under;
    }

    private void dock() {
        var dock = new Dock(new Panes(session).all(), desk, session.wording(), middle, pieces);
        following.add(dock::close);
        fill(right, dock.edge());
        following.add(desk.presenting().subscribe(on -> {
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

    /// A part over the view.
    private void over(String name, Pane controller, Pos at) {
        Parent part = part(name, controller);
        StackPane.setAlignment(part, at);
        view.getChildren().add(part);
    }

    private Parent dial(Parameter<Double> parameter) {
        Wording words = session.wording();
        return part("dial", new DialController(playback(), parameter, words.get("dial.title", parameter.name()), words.sentences().get("parameter." + parameter.name()), session.failed()));
    }

    /// A part that is always there.
    private Parent part(String name, Pane controller) {
        Parent part = View.load(name, ui, List.of(controller));
        following.add(controller.follow());
        return part;
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
        following.forEach(Subscription::unsubscribe);
        following.clear();
    }
}
