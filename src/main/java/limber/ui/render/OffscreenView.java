package limber.ui.render;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import javafx.application.Platform;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.text.BadInput;
import limber.presentation.camera.SceneBounds;
import limber.presentation.words.Wording;
import limber.ui.viewport.Viewport;

/// A view that no window shows: one after another, it shows the pictures of a scene with the same camera. All methods
/// but [#onFx] are called on the FX thread.
final class OffscreenView {
    private final Viewport view;
    private final Optional<Staging> staging;
    private final SceneBounds reach;
    private final double width, height;
    private boolean begun;

    /// @param words the names of handles and overlays
    /// @param reach the box in view
    /// @param width,height pixels
    OffscreenView(Model model, Wording words, Optional<Staging> staging, SceneBounds reach, double width,
            double height) {
        this.staging = staging;
        this.reach = reach;
        this.width = width;
        this.height = height;
        view = new Viewport(model, words::get);
        view.showing().motion().set(false);
        view.setMinSize(width, height);
        view.setPrefSize(width, height);
        staging.ifPresent(this::stage);
    }

    private void stage(Staging staging) {
        staging.layers().ifPresent(view.showing()::only);
        view.showing().trails().addAll(staging.trails());
        view.showing().arrows().set(staging.arrows());
        view.tools().shown().set(staging.tools());
        view.comparison().layout().set(staging.layout());
    }

    /// Does work on the FX thread and waits for it.
    ///
    /// What the work throws is thrown here.
    static <T> T onFx(Supplier<T> work) {
        try {
            return CompletableFuture.supplyAsync(work, Platform::runLater).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException thrown ? thrown : e;
        }
    }

    /// The view itself; it must be in a dressed scene before the first picture.
    Viewport view() {
        return view;
    }

    /// Shows a picture. The first one decides on the framing.
    ///
    /// @throws BadInput if something cannot be shown, such as a texture that cannot be read
    void show(Picture picture) {
        view.picture().set(picture);
        if (begun) return;
        begun = true;
        view.applyStyle();
        view.trouble().get().ifPresent(what -> {
            throw new BadInput(what);
        });
        view.overlay();
        view.resize(width, height);
        view.layout();
        view.reach(reach);
        staging.flatMap(Staging::camera).ifPresent(camera -> view.scene().look(camera));
    }

    void close() {
        view.close();
    }
}
