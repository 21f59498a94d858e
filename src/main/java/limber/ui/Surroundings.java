package limber.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.Model;
import limber.engine.Parameter;

/// Makes what stands around a scene's view, and ends what that follows.
final class Surroundings implements AutoCloseable {
    private static final double TEXT = 0.27;

    private final Session session;
    private final Desk desk;
    private final Wording words;
    private final List<Subscription> following = new ArrayList<>();

    Surroundings(Session session, Desk desk) {
        this.session = session;
        this.desk = desk;
        words = session.wording();
    }

    /// A part that is always there.
    Parent part(String name, Pane controller) {
        Parent part = View.load(name, words.ui(), List.of(controller));
        follow(controller.follow());
        return part;
    }

    void follow(Subscription subscription) {
        following.add(subscription);
    }

    /// A lesson's text beside its scene: a quarter, or what one drags it to.
    Node beside(LessonController lesson, Node scene) {
        Parent text = part("lesson", lesson);
        var both = new SplitPane(text, scene);
        SplitPane.setResizableWithParent(text, false);
        both.setDividerPositions(TEXT);
        return both;
    }

    /// The bar, and the row of what is compared.
    ///
    /// @param lessons opens lessons
    /// @param free whether one may choose a preset
    Node above(Node lessons, boolean free) {
        return new VBox(
                part("bar", new BarController(session.playback(), session.viewport(), words, session::preset, session.hands(), session.comparison(), lessons, free)),
                part("compare", new CompareController(session.playback(), session.comparison(), session.hands())));
    }

    /// Hints, the dial of a model that has one, and the transport.
    ///
    /// @param free whether somebody has to be told what can be done: a lesson says so itself
    Node below(boolean free) {
        Model model = session.model();
        Parent transport = part("playback", new PlaybackController(session.playback(), new Captions(model, words), words, desk));
        var below = new VBox();
        if (free) below.getChildren().add(part("hints", new HintsController(desk, words)));
        model.dial().ifPresent(dial -> below.getChildren().add(dial(dial)));
        below.getChildren().add(transport);
        return below;
    }

    private Parent dial(Parameter<Double> parameter) {
        return part("dial", new DialController(session.playback(), parameter, words.get("dial.title", parameter.name()), words.sentences().get("parameter." + parameter.name()), session.failed()));
    }

    /// The names of two sides, over the view.
    Parent sides() {
        return part("sides", new SidesController(session.playback(), session.viewport(), session.comparison(), words));
    }

    /// What has happened to the scene, over the view.
    Parent notice() {
        return part("notice", new NoticeController(session.playback(), words));
    }

    @Override
    public void close() {
        following.forEach(Subscription::unsubscribe);
        following.clear();
    }
}
