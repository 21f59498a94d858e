package limber.ui.tab;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.settings.Parameter;
import limber.presentation.words.Captions;
import limber.presentation.words.Wording;
import limber.ui.controls.ScenePane;
import limber.ui.controls.View;
import limber.ui.preferences.Preferences;
import limber.ui.scene.Session;

/// A builder of the parts around a scene's view, which ends their subscriptions on close.
final class Surroundings implements AutoCloseable {
    private final Session session;
    private final Preferences preferences;
    private final Wording words;
    private final List<Subscription> following = new ArrayList<>();
    /// The pixels at the upper edge of the view that the names of sides and those of methods cover.
    private final DoubleProperty sides = new SimpleDoubleProperty(), methods = new SimpleDoubleProperty();

    Surroundings(Session session, Preferences preferences) {
        this.session = session;
        this.preferences = preferences;
        words = session.wording();
        session.viewport().topInset().bind(Bindings.max(sides, methods));
    }

    /// A part that every tab has.
    Parent part(String name, ScenePane controller) {
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
        var comparing = new CompareController(session.playback(), session.comparison(), session.sceneInput(),
                session.editing().on());
        Parent row = part("compare", comparing);
        return new VBox(part("bar",
                new BarController(session.playback(), session.viewport(), words, session::preset, session.sceneInput(),
                        session.comparison(), comparing.items(), lessons, free, preferences.tone())),
                row);
    }

    /// The dial of a model that has one; below it caption, ladder, transport and scrubber.
    Parent below() {
        var all = new VBox();
        session.model().dial().map(this::dial).ifPresent(all.getChildren()::add);
        all.getChildren().add(transport());
        return all;
    }

    private Parent transport() {
        return part("playback",
                new PlaybackController(session.playback(), new Captions(session.model(), words, words::refusal), words,
                        preferences, new CaptionQuestions(session.playback(), session.questions(), words),
                        session::operation));
    }

    private Parent dial(Parameter<Double> parameter) {
        return part("dial", new DialController(session.playback(), parameter,
                words.get("dial.title", parameter.name()), words.sentences().get("parameter." + parameter.name()),
                session.failed()));
    }

    /// The axes in the corner of the view.
    Parent gizmo() {
        var gizmo = new AxesGizmo(session.viewport(), words);
        follow(gizmo.follow());
        return gizmo;
    }

    /// The hint towards a body that has left the view.
    Parent away() {
        var hint = new AwayHint(session.viewport(), words);
        follow(hint.follow());
        return hint;
    }

    /// The names of two sides, over the view.
    Parent sides() {
        return part("sides", new SidesController(session.playback(), sides, session.comparison(),
                session.otherNumbers(), words));
    }

    /// The names of several methods, over the view.
    Parent methods() {
        var legend = new MethodLegend(session, methods);
        follow(legend.follow());
        return legend;
    }

    /// The notice about the scene, over the view, below what covers its upper edge.
    Parent notice() {
        Parent notice = part("notice", new NoticeController(session.playback(), session.otherNumbers(), words));
        Insets margin = StackPane.getMargin(notice);
        follow(session.viewport().topInset().subscribe(top -> StackPane.setMargin(notice, new Insets(
                margin.getTop() + top.doubleValue(), margin.getRight(), margin.getBottom(), margin.getLeft()))));
        return notice;
    }

    @Override public void close() {
        following.forEach(Subscription::unsubscribe);
        following.clear();
        session.viewport().topInset().unbind();
    }
}
