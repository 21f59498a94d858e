package limber.ui.tab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.Parameter;
import limber.ui.controls.Pane;
import limber.ui.controls.View;
import limber.ui.preferences.Preferences;
import limber.ui.scene.Session;
import limber.ui.words.Captions;
import limber.ui.words.Wording;

/// A builder of the parts around a scene's view, which ends their subscriptions on close.
final class Surroundings implements AutoCloseable {
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

    /// The bar, and the row of the comparison.
    ///
    /// @param lessons the menu of lessons
    /// @param free whether a preset can be chosen
    Node above(Node lessons, boolean free) {
        var comparing = new CompareController(session.playback(), session.comparison(), session.sceneInput());
        Parent row = part("compare", comparing);
        return new VBox(part("bar",
                new BarController(session.playback(), session.viewport(), words, session::preset, session.sceneInput(),
                        session.comparison(), comparing.items(), lessons, free, preferences.tone())),
                row);
    }

    /// Caption, ladder, transport and scrubber.
    Parent below() {
        return part("playback", new PlaybackController(session.playback(), new Captions(session.model(), words), words,
                preferences, new CaptionQuestions(session.playback(), session.questions(), words), session::operation));
    }

    /// The dial of a model that has one, over the view.
    Optional<Parent> dial() {
        return session.model().dial().map(this::dial);
    }

    private Parent dial(Parameter<Double> parameter) {
        return part("dial", new DialController(session.playback(), session.viewport(), parameter,
                words.get("dial.title", parameter.name()), words.sentences().get("parameter." + parameter.name()),
                session.failed()));
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
