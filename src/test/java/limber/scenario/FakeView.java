package limber.scenario;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import limber.engine.Element;
import limber.engine.model.Handle;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.presentation.Later;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Point;
import limber.presentation.play.Playback;
import limber.presentation.scene.PlayedView;
import limber.presentation.scene.SceneHands;
import limber.presentation.view.ScenePointer;
import limber.presentation.view.SceneView;
import limber.presentation.view.ShownLayers;
import limber.presentation.view.UnseenFace;
import limber.presentation.words.Wording;

/// The view of a scene that nobody sees, with a mouse over it.
final class FakeView implements UnseenFace {
    private static final ScenePointer.Press MOUSE = new ScenePointer.Press(false, true, false, false);

    private final Playback playback;
    private final SceneView scene;
    private final ScenePointer pointer;
    private final PlayedView played;

    /// @param refused receives what is said of a change that cannot be
    FakeView(Playback playback, Wording words, Later later, Consumer<BadInput> refused) {
        this.playback = playback;
        scene = new SceneView(playback.model(), words::get, new ShownLayers(Set.of()), new Palette(), this, true, later,
                this);
        scene.showing().motion().set(false);
        pointer = new ScenePointer(scene, new SceneHands(playback, words, _ -> {}, _ -> {}, refused).hands());
        played = new PlayedView(playback, scene, Runnable::run);
    }

    void size(Face.Size size) {
        scene.size(size.width(), size.height(), true);
    }

    /// The pixel at which a handle or an element is.
    Point place(String name) {
        Picture now = scene.picture().get();
        Vec at = Element.ofHandle(name.replace(' ', ':'))
                .flatMap(e -> playback.model().place(now.settings(), now.state(), e).length < 3 ? Optional.empty()
                        : Optional.of(Vec.of(playback.model().place(now.settings(), now.state(), e), 0)))
                .orElseGet(() -> playback.model().handles(now.settings()).stream()
                        .filter(h -> h.name().equals(name)).findFirst().map((Handle h) -> h.at(now.state()))
                        .orElseThrow(() -> new IllegalArgumentException("the scene has no " + name)));
        return scene.projection().point(at);
    }

    void stroke(List<Point> way) {
        pointer.hover(way.getFirst());
        pointer.press(0, way.getFirst(), MOUSE);
        way.stream().skip(1).forEach(to -> pointer.move(0, to));
        pointer.release(0, way.getLast(), true);
        pointer.leave();
    }

    PlayedView played() {
        return played;
    }
}
