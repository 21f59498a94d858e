package limber.presentation.scene;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import limber.engine.model.Handle;
import limber.engine.model.Nudge;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.presentation.play.Playback;
import limber.presentation.view.ViewDrag;

/// Keys that move handles: once per press while stopped, once a frame for as long as they are held while playing. From
/// the first key down to the last key up is one gesture.
final class Nudging {
    private final Playback playback;
    private final ViewDrag drag;
    private final Map<String, Nudge> held = new LinkedHashMap<>();
    /// The positions of handles moved in this gesture.
    private final Map<String, Vec> places = new LinkedHashMap<>();
    private int frame;

    Nudging(Playback playback, ViewDrag drag) {
        this.playback = playback;
        this.drag = drag;
        playback.picture().addListener((_, _, now) -> arrived(now));
    }

    /// @return whether the key is one of the model's
    boolean pressed(String key) {
        Picture now = playback.picture().get();
        if (now == null) return false;
        Optional<Nudge> nudge = playback.model().nudges(now.settings()).stream()
                .filter(n -> n.key().equalsIgnoreCase(key)).findFirst();
        if (nudge.isEmpty()) return false;
        if (held.containsKey(key)) return true; // repeated by the system while it is held
        Optional<Handle> handle = handle(nudge.get(), now);
        if (handle.isEmpty()) return true;
        if (held.isEmpty()) {
            places.clear();
            frame = now.cursor().frame();
            drag.press(handle.get());
        }
        held.put(key, nudge.get());
        if (!playback.playing().get()) move(nudge.get(), now, 1);
        return true;
    }

    void released(String key) {
        Nudge last = held.remove(key);
        if (last != null && held.isEmpty())
            handle(last, playback.picture().get()).ifPresentOrElse(drag::release, playback.gestures()::release);
    }

    /// Releases all keys, when their releases will not arrive.
    void releaseAll() {
        for (String key : held.keySet().toArray(String[]::new)) released(key);
    }

    private void arrived(Picture now) {
        int passed = now.cursor().frame() - frame;
        frame = now.cursor().frame();
        if (passed > 0 && playback.playing().get()) held.values().forEach(nudge -> move(nudge, now, passed));
    }

    private void move(Nudge nudge, Picture now, int frames) {
        handle(nudge, now).ifPresent(handle -> {
            Vec to = places.getOrDefault(handle.name(), handle.at(now.state())).plus(nudge.by().times(frames));
            places.put(handle.name(), to);
            drag.drag(handle, to);
        });
    }

    private Optional<Handle> handle(Nudge nudge, Picture now) {
        return playback.model().handles(now.settings()).stream().filter(h -> h.name().equals(nudge.handle()))
                .findFirst();
    }
}
