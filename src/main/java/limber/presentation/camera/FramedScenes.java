package limber.presentation.camera;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import limber.engine.model.Entry;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;

/// The scenes whose motion a view is fitted to: the scene itself, the one that it is compared with, and other methods.
/// Handles of methods do not count, since they are drawn of the scene itself only. Edited code does not count either:
/// it leaves the camera where it is.
///
/// @param all the scene itself first
public record FramedScenes(List<SceneBounds.Scene> all) {
    /// @param beside the settings that it is compared with; its own if it is not compared
    /// @param methods those beside it
    public static FramedScenes of(Model model, Settings scene, Settings beside, List<Entry> methods) {
        var all = new ArrayList<>(List.of(one(model, scene, true)));
        if (!beside.equals(scene)) all.add(one(model, beside, true));
        for (Entry other : methods) all.add(one(other.model(), other.settings(), false));
        return new FramedScenes(all);
    }

    /// Those of a picture.
    public static FramedScenes of(Model model, Picture now) {
        return of(model, now.settings(), now.comparison().map(Picture::settings).orElse(now.settings()),
                now.companions().stream().flatMap(c -> c.all().stream())
                        .map(c -> new Entry(c.model(), c.picture().settings())).toList());
    }

    private static SceneBounds.Scene one(Model model, Settings settings, boolean handles) {
        return new SceneBounds.Scene(model, settings.withKernels(List.of()), handles);
    }

    /// Whether the view stays as it is when these come after others.
    public boolean alike(FramedScenes before) {
        return all.size() == before.all.size() && IntStream.range(0, all.size()).allMatch(
                i -> all.get(i).model() == before.all.get(i).model()
                        && !SceneBounds.another(before.all.get(i).settings(), all.get(i).settings()));
    }

    /// The box around all of them. One whose settings contradict each other is left out: it says why itself.
    ///
    /// @throws BadInput if that is the scene itself
    public SceneBounds bounds() {
        SceneBounds bounds = SceneBounds.of(all.getFirst());
        for (SceneBounds.Scene other : all.subList(1, all.size())) {
            try {
                bounds = bounds.with(SceneBounds.of(other));
            } catch (BadInput bad) {
                continue; // the scene beside says why
            }
        }
        return bounds;
    }
}
