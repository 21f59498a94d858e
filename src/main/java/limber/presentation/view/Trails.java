package limber.presentation.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import limber.engine.Element;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.run.Branch;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;

/// The paths of chosen elements over the last frames. Positions are kept by frame as pictures arrive, so that a trail
/// depends on the cursor: going back shortens it. Skipped frames are joined.
final class Trails {
    /// Frames that a trail reaches back.
    static final int FRAMES = 240;

    /// The path of one element: xyz triples, oldest first, ending at its current position.
    record Trail(Element element, double[] xyz, int[] frames) {}

    private final Model model;
    private final Set<Element> kept;
    private final Map<Element, NavigableMap<Integer, Vec>> places = new HashMap<>();
    private Branch branch;

    /// @param kept the elements whose trail stays when something else is selected
    Trails(Model model, Set<Element> kept) {
        this.model = model;
        this.kept = kept;
    }

    /// Records the positions of a picture.
    ///
    /// @param selected the selected element
    void show(Picture now, Optional<Element> selected) {
        follow(now.branch());
        Set<Element> chosen = chosen(now, selected);
        places.keySet().retainAll(chosen);
        if (!now.cursor().betweenFrames()) return;
        int frame = now.cursor().frame();
        for (Element element : chosen)
            place(element, now).ifPresent(at -> {
                NavigableMap<Integer, Vec> by = places.computeIfAbsent(element, _ -> new TreeMap<>());
                by.put(frame, at);
                by.headMap(frame - FRAMES).clear();
                by.tailMap(frame + FRAMES, false).clear();
            });
    }

    /// Drops positions from the first frame in which another course differs.
    private void follow(Branch now) {
        if (now == branch) return;
        int from = branch == null ? 0 : now.shared(branch) + 1;
        branch = now;
        places.values().forEach(by -> by.tailMap(from, true).clear());
    }

    /// The kept and the selected elements; without any, the single handles.
    private Set<Element> chosen(Picture now, Optional<Element> selected) {
        var chosen = new LinkedHashSet<Element>();
        for (Element element : kept) if (place(element, now).isPresent()) chosen.add(element);
        selected.filter(element -> place(element, now).isPresent()).ifPresent(chosen::add);
        if (chosen.isEmpty()) for (Handle h : model.handles(now.settings()))
            if (h.number().isEmpty()) chosen.add(new Element(h.name(), 0));
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

    /// The position of an element that can leave a trail: a handle, or a point.
    private Optional<Vec> place(Element element, Picture now) {
        for (Handle h : model.handles(now.settings()))
            if (h.name().equals(element.of()) || h.name().equals(element.handleName()))
                return Optional.of(h.at(now.state()));
        double[] place = model.place(now.settings(), now.state(), element);
        return place.length == 3 ? Optional.of(Vec.of(place, 0)) : Optional.empty();
    }
}
