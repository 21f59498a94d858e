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
    private boolean furnished, closed;
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
        if (playback().picture().get() == null) furnishOnceShown();
        else furnish(); // another language: nothing has to be waited for
    }

    private void furnishOnceShown() {
        new AnimationTimer() {
            private int pulses;

            @Override
            public void handle(long now) {
                if (!closed && (playback().picture().get() == null || ++pulses < PULSES_FIRST)) return;
                stop();
                furnish();
            }
        }.start();
    }

    /// Loads what stands around the view.
    void furnish() {
        if (furnished || closed) return;
        furnished = true;
        viewport().overlay();
        Wording words = session.wording();
        Model model = session.model();
        fill(top, part("bar", new BarController(playback(), viewport(), words, session::preset, hands().menu())));
        Parent transport = part("playback", new PlaybackController(playback(), new Captions(model, words), words, desk));
        fill(bottom, model.dial().<Parent>map(dial -> new VBox(dial(dial), transport)).orElse(transport));
        var dock = new Dock(panes(), desk, words, middle);
        following.add(dock::close);
        fill(right, dock.edge());
        over("hints", new HintsController(desk, words), Pos.BOTTOM_CENTER);
        over("notice", new NoticeController(playback(), words), Pos.TOP_CENTER);
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

    /// The panes there are, in the order of the rail.
    private List<Dock.Kind> panes() {
        return List.of(
                new Dock.Kind("code", "fth-code", true, this::code),
                new Dock.Kind("numbers", "fth-grid", true, this::numbers),
                new Dock.Kind("lanes", "fth-shuffle", true, this::lanes, session.lanes()),
                new Dock.Kind("plots", "fth-activity", true, this::plots),
                new Dock.Kind("parameters", "fth-sliders", false, this::parameters),
                new Dock.Kind("past", "fth-git-branch", false, this::past));
    }

    private Dock.Made code() {
        var maths = new MathsController(session.reader());
        var code = new CodeController(session.reader(), session.wording(), maths);
        return new Dock.Made(View.load("code", ui, List.of(code, maths)), code);
    }

    private Dock.Made numbers() {
        var numbers = new NumbersController(playback(), session.wording(), session.numbers(), session.say());
        return new Dock.Made(View.load("numbers", ui, List.of(numbers)), numbers);
    }

    private Dock.Made lanes() {
        var lanes = new LanesController(playback(), session.wording(), session.wording().sentences());
        return new Dock.Made(View.load("lanes", ui, List.of(lanes)), lanes);
    }

    private Dock.Made plots() {
        var plots = new PlotsController(session.plotting(), session.wording().sentences(), session.wording(), session.say());
        return new Dock.Made(View.load("plots", ui, List.of(plots)), plots);
    }

    private Dock.Made past() {
        var past = new PastController(playback(), session.wording());
        return new Dock.Made(View.load("past", ui, List.of(past)), past);
    }

    private Dock.Made parameters() {
        Wording words = session.wording();
        var parameters = new ParametersController(playback(), hands().reading(), words.sentences(), words, session.failed());
        var readings = new ReadingsController(playback(), words.sentences(), ui);
        return new Dock.Made(View.load("parameters", ui, List.of(parameters, readings)), () -> Subscription.combine(parameters.follow(), readings.follow()));
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

    boolean furnished() {
        return furnished;
    }

    @Override
    public void close() {
        closed = true;
        following.forEach(Subscription::unsubscribe);
        following.clear();
    }
}
