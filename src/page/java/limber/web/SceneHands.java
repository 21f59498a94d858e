package limber.web;

import java.util.function.Consumer;
import limber.engine.text.BadInput;
import limber.presentation.play.Playback;
import limber.presentation.scene.Dragging;
import limber.presentation.scene.SurfaceTouch;
import limber.presentation.view.ScenePointer;
import limber.web.panes.Scene;

/// Actions of a user on a scene in its view, as in the window.
///
/// @param say receives what is said of a change that cannot be
record SceneHands(Scene scene, Consumer<String> say) {
    ScenePointer.Hands hands() {
        Playback playback = scene.playback();
        return new ScenePointer.Hands(
                new Dragging(playback, this::guarded, () -> say.accept(scene.word("grab.atStart"))),
                new SurfaceTouch(playback, this::guarded, this::queued), playback.tools()::set,
                playback.selected()::set);
    }

    private void guarded(Runnable change) {
        try {
            change.run();
        } catch (BadInput e) {
            say.accept(e.getMessage());
        }
    }

    private void queued(int frame) {
        if (frame > 0) say.accept(scene.word("touch.queued").formatted(frame));
    }
}
