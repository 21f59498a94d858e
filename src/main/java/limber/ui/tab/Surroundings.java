package limber.ui.tab;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.Model;
import limber.engine.Parameter;
import limber.ui.controls.Pane;
import limber.ui.controls.View;
import limber.ui.lesson.LessonController;
import limber.ui.preferences.Preferences;
import limber.ui.scene.Session;
import limber.ui.words.Wording;

/// A builder of the parts around a scene's view, which ends their subscriptions on close.
final class Surroundings implements AutoCloseable {
    private static final double TEXT = 0.27;

    private final Session session;
    private final Preferences preferences;
    private final Wording words;
    private final List<Subscription> following = new ArrayList<>();

    Surroundings(Session session, Preferences preferences) {
        this.session = session;
        this.preferences = preferences;
        words = session.wording();
    }

    /// A part that every tab has.
    Parent part(String name, Pane controller) {
        Parent part = View.load(name, words.ui(), List.of(controller));
        follow(controller.follow());
        return part;
    }

    void follow(Subscription subscription) {
        following.add(subscription);
    }

    /// Puts a lesson's text beside its scene: a quarter of the width, or as dragged.
    Node beside(LessonController lesson, Node scene) {
        Parent text = part("lesson", lesson);
        var both = new SplitPane(text, scene);
        SplitPane.setResizableWithParent(text, false);
        both.setDividerPositions(TEXT);
        return both;
    }

    /// The bar, and the row of the comparison.
    ///
    /// @param lessons the menu of lessons
    /// @param free whether a preset can be chosen
    Node above(Node lessons, boolean free) {
        return new VBox(
                part("bar",
                        new BarController(session.playback(), session.viewport(), words, session::preset,
                                session.sceneInput(), session.comparison(), lessons, free)),
                part("compare", new CompareController(session.playback(), session.comparison(), session.sceneInput())));
    }

    /// Hints, the dial of a model that has one, and the transport.
    ///
    /// @param free whether hints are shown: a lesson gives its own
    Node below(boolean free) {
        Model model = session.model();
        Parent transport = part("playback",
                new PlaybackController(session.playback(), new Captions(model, words), words, preferences));
        var below = new VBox();
        if (free) below.getChildren().add(part("hints", new HintsController(preferences, words)));
        model.dial().ifPresent(dial -> below.getChildren().add(dial(dial)));
        below.getChildren().add(transport);
        return below;
    }

    private Parent dial(Parameter<Double> parameter) {
        return part("dial", new DialController(session.playback(), parameter, words.get("dial.title", parameter.name()),
                words.sentences().get("parameter." + parameter.name()), session.failed()));
    }

    /// The names of two sides, over the view.
    Parent sides() {
        return part("sides", new SidesController(session.playback(), session.viewport(), session.comparison(), words));
    }

    /// The notice about the scene, over the view.
    Parent notice() {
        return part("notice", new NoticeController(session.playback(), words));
    }

    @Override public void close() {
        following.forEach(Subscription::unsubscribe);
        following.clear();
    }
}
