package limber.web.view;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.model.Entry;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.presentation.camera.SceneBounds;

/// The search for the box that a scene moves in, with the scenes that stand beside it, one after another.
final class Reach {
    private final Model model;
    private final Consumer<SceneBounds> begun, found;
    /// The scenes whose boxes are known, or looked for.
    private List<Entry> scenes = List.of();
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
        List<Entry> shown = Stream.concat(Stream.of(entry(model, now)), Stream.concat(
                now.comparison().map(other -> entry(model, other)).stream(),
                now.companions().stream().flatMap(c -> c.all().stream()).map(c -> entry(c.model(), c.picture()))))
                .toList();
        if (same(scenes, shown)) return;
        scenes = shown;
        stop();
        look(shown, Optional.empty());
    }

    private static Entry entry(Model model, Picture now) {
        return new Entry(model, now.settings().withKernels(List.of()));
    }

    private static boolean same(List<Entry> before, List<Entry> now) {
        return before.size() == now.size() && IntStream.range(0, now.size()).allMatch(
                i -> before.get(i).model() == now.get(i).model()
                        && !SceneBounds.another(before.get(i).settings(), now.get(i).settings()));
    }

    /// @param before what has been found; empty at first
    private void look(List<Entry> coming, Optional<SceneBounds> before) {
        Entry one = coming.getFirst();
        var search = new Ahead(one.model(), one.settings(), box -> {
            SceneBounds all = before.map(box::with).orElse(box);
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
