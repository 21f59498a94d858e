package limber.ui.viewport;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import limber.engine.Branch;
import limber.engine.Channel;
import limber.engine.Handle;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.Vec;
import limber.mesh.Skin;
import limber.ui.Selected;

/// Where chosen elements have been in the last frames. Places are kept by frame as pictures arrive, so that a trail depends
/// on where the cursor stands: going back shortens it. Frames that were skipped are joined.
final class Trails {
    /// Frames that a trail reaches back.
    static final int FRAMES = 240;
    private static final String PARTICLE = "particle", VERTEX = "vertex";

    /// One element's path: xyz triples, oldest first, ending where it is now.
    record Trail(Selected element, double[] xyz, int[] frames) {}

    private final Model model;
    private final Set<Selected> kept;
    private final Map<Selected, NavigableMap<Integer, Vec>> places = new HashMap<>();
    private Branch branch;

    /// @param kept those whose trail stays when something else is selected
    Trails(Model model, Set<Selected> kept) {
        this.model = model;
        this.kept = kept;
    }

    /// Takes the places that a picture has.
    ///
    /// @param selected what the user points at
    void show(Picture now, Optional<Selected> selected) {
        follow(now.branch());
        Set<Selected> chosen = chosen(now, selected);
        places.keySet().retainAll(chosen);
        if (!now.cursor().betweenFrames()) return;
        int frame = now.cursor().frame();
        for (Selected element : chosen)
            place(element, now).ifPresent(at -> {
                NavigableMap<Integer, Vec> by = places.computeIfAbsent(element, _ -> new TreeMap<>());
                by.put(frame, at);
                by.headMap(frame - FRAMES).clear();
                by.tailMap(frame + FRAMES, false).clear();
            });
    }

    /// Places from the first frame on in which another course differs are gone.
    private void follow(Branch now) {
        if (now == branch) return;
        int from = branch == null ? 0 : now.shared(branch) + 1;
        branch = now;
        places.values().forEach(by -> by.tailMap(from, true).clear());
    }

    /// What is kept and what is selected; where that is nothing, the handles that stand alone.
    private Set<Selected> chosen(Picture now, Optional<Selected> selected) {
        var chosen = new LinkedHashSet<Selected>();
        for (Selected element : kept) if (place(element, now).isPresent()) chosen.add(element);
        selected.filter(element -> place(element, now).isPresent()).ifPresent(chosen::add);
        if (chosen.isEmpty()) for (Handle h : model.handles(now.settings())) if (h.number().isEmpty()) chosen.add(new Selected(h.name(), 0));
        return chosen;
    }

    List<Trail> trails(Picture now) {
        var trails = new ArrayList<Trail>();
        places.forEach((element, by) -> place(element, now).ifPresent(at -> {
            var past = by.headMap(now.cursor().frame(), true).tailMap(now.cursor().frame() - FRAMES, true);
            var xyz = new double[3 * past.size() + 3];
            var frames = new int[past.size() + 1];
            int i = 0;
            for (var e : past.entrySet()) {
                frames[i] = e.getKey();
                e.getValue().into(xyz, i++);
            }
            frames[i] = now.cursor().frame();
            at.into(xyz, i);
            trails.add(new Trail(element, xyz, frames));
        }));
        return trails;
    }

    /// Where an element is, if it is one that can leave a trail: a particle, a handle, or a vertex of the surface.
    private Optional<Vec> place(Selected element, Picture now) {
        Optional<Channel> grabbable = model.grabbable();
        if (element.of().equals(PARTICLE) && grabbable.isPresent()) return at(now.state().of(grabbable.get()), element.element());
        for (Handle h : model.handles(now.settings()))
            if (h.name().equals(element.of()) || h.name().equals(element.of() + ":" + element.element())) return Optional.of(h.at(now.state()));
        return element.of().equals(VERTEX) ? at(Skin.vertices(now.state()), element.element()) : Optional.empty();
    }

    private static Optional<Vec> at(double[] xyz, int element) {
        return 3 * element + 2 < xyz.length ? Optional.of(Vec.of(xyz, element)) : Optional.empty();
    }
}
