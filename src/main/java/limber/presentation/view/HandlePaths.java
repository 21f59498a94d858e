package limber.presentation.view;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.model.Handle;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;

/// The paths of handles that move, over the last pictures: a hand that reaches for one comes a little late.
final class HandlePaths {
    /// As many pictures as pass between seeing a handle and pressing on it.
    private static final int PICTURES = 15;

    private final Map<String, ArrayDeque<Vec>> places = new HashMap<>();
    private int frame;

    /// A picture has come.
    ///
    /// @param handles those that may be reached for
    void came(Picture now, Collection<Handle> handles) {
        int next = now.cursor().frame();
        boolean goesOn = next > frame && next - frame < PICTURES;
        frame = next;
        if (!goesOn) places.clear();
        places.keySet().retainAll(handles.stream().map(Handle::name).toList());
        for (Handle handle : handles) {
            if (!handle.in(now.state())) continue;
            ArrayDeque<Vec> path = places.computeIfAbsent(handle.name(), _ -> new ArrayDeque<>());
            path.add(handle.at(now.state()));
            if (path.size() > PICTURES) path.remove();
        }
    }

    /// The first of some handles whose path is under the pointer.
    Optional<Handle> at(HitTest aim, List<Handle> handles) {
        return handles.stream().filter(h -> places.containsKey(h.name()) && aim.beside(places.get(h.name())))
                .findFirst();
    }
}
