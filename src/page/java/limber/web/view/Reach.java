package limber.web.view;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.presentation.camera.FramedScenes;
import limber.presentation.camera.SceneBounds;

/// The search for the box that a scene moves in, with the scenes that stand beside it, one after another.
final class Reach {
    private final Model model;
    private final Consumer<SceneBounds> begun, found;
    /// The scenes whose boxes are known, or looked for.
    private FramedScenes scenes = new FramedScenes(List.of());
    private Optional<Ahead> ahead = Optional.empty();

    /// @param begun receives the box of the scene's first moment, at once
    /// @param found receives each larger box, some time later
    Reach(Model model, Consumer<SceneBounds> begun, Consumer<SceneBounds> found) {
        this.model = model;
        this.begun = begun;
        this.found = found;
    }

    /// Looks again if a picture is of other scenes than the one before.
    void follow(Picture now) {
        var shown = FramedScenes.of(model, now);
        if (shown.alike(scenes)) return;
        scenes = shown;
        stop();
        look(shown.all(), Optional.empty());
    }

    /// @param before what has been found; empty at first
    private void look(List<SceneBounds.Scene> coming, Optional<SceneBounds> before) {
        var search = new Ahead(coming.getFirst(), box -> {
            SceneBounds all = before.map(known -> known.with(box)).orElse(box);
            found.accept(all);
            if (coming.size() > 1) look(coming.subList(1, coming.size()), Optional.of(all));
        });
        if (before.isEmpty()) begun.accept(search.first());
        search.start();
        ahead = Optional.of(search);
    }

    void stop() {
        ahead.ifPresent(Ahead::stop);
    }
}
