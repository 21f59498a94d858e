package limber.web;

import java.util.Optional;
import java.util.function.Consumer;
import limber.engine.Element;
import limber.engine.model.Handle;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.engine.tool.Tools;
import limber.mesh.Pick;
import limber.web.panes.Scene;
import limber.web.view.Hands;
import limber.ui.interaction.Dragging;
import limber.ui.interaction.SurfaceTouch;

/// Actions of a user on a scene in its view, as in the window.
final class SceneHands implements Hands {
    private final Scene scene;
    private final Consumer<String> say;
    private final Dragging dragging;
    private final SurfaceTouch touching;

    /// @param say receives what is said of a change that cannot be
    SceneHands(Scene scene, Consumer<String> say) {
        this.scene = scene;
        this.say = say;
        dragging = new Dragging(scene.playback(), this::guarded, () -> say.accept(scene.word("grab.atStart")));
        touching = new SurfaceTouch(scene.playback(), this::guarded, this::queued);
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

    @Override
    public void grab(Handle handle) {
        dragging.press(handle);
    }

    @Override
    public void drag(Handle handle, Vec to) {
        dragging.drag(handle, to);
    }

    @Override
    public void release(Handle handle) {
        dragging.release(handle);
    }

    @Override
    public void select(Optional<Element> element) {
        scene.playback().selected().set(element);
    }

    @Override
    public void measured(Tools lying) {
        scene.playback().tools().set(lying);
    }

    @Override
    public void touch(Pick.Hit at) {
        touching.press(at);
    }

    @Override
    public void stroke(Pick.Hit to) {
        touching.drag(to);
    }

    @Override
    public void lift() {
        touching.release();
    }
}
