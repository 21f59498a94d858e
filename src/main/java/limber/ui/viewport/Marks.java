package limber.ui.viewport;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import limber.engine.Explanation;
import limber.engine.Handle;
import limber.engine.Model;
import limber.engine.Overlay;
import limber.engine.Picture;
import limber.engine.Slot;
import limber.engine.Vec;
import limber.mesh.Skin;
import limber.ui.Quantity;
import limber.ui.Selected;

/// What is drawn over a scene, from whichever side: overlays, what the last operation did, what the next one will touch,
/// and handles.
///
/// @param words what a handle is called, by key
record Marks(Model model, UnaryOperator<String> words) {
    /// Pixels between an element and the arrow that says what was done to it.
    private static final double BESIDE = 18;

    /// @param pointed the handle, or grabbable element, that the pointer is on; null for none
    void paint(OverlayPainter painter, HandlePainter handles, Palette palette, Picture now, Set<String> shown, Handle pointed, Optional<Selected> selected) {
        Handle hovered = pointed != null && pointed.in(now.state()) ? pointed : null; // what it was on may be gone
        painter.overlays(now.overlays(), shown);
        scales(painter, palette, now, shown);
        now.last().ifPresent(last -> did(painter, palette, now, last));
        now.next().ifPresent(next -> mark(painter, palette, now, next));
        boolean own = false, named = shown.contains(Shown.LABELS);
        for (Handle handle : model.handles(now.settings())) {
            boolean over = hovered != null && handle.name().equals(hovered.name());
            own |= over;
            if (!over) handles.draw(handle.at(now.state()), !named ? "" : handle.number().map(String::valueOf).orElseGet(() -> name(handle)), false, handle.number().isPresent());
        }
        boolean chosen = hovered != null && selected.filter(s -> s.equals(new Selected(hovered.channel().of(), hovered.element()))).isPresent();
        if (hovered != null) handles.draw(hovered.at(now.state()), chosen ? "" : name(hovered), true, own && hovered.number().isPresent());
        selected.ifPresent(what -> select(painter, palette, now, what));
    }

    /// What the user points at, with its name; nothing where it has no place.
    private void select(OverlayPainter painter, Palette palette, Picture now, Selected what) {
        if (what.element() >= now.state().count(what.of())) return;
        double[] place = model.place(now.settings(), now.state(), what.of(), what.element());
        if (place.length > 0) painter.selected(place, words.apply("of." + what.of()) + " " + what.element(), palette.of("selection"));
    }

    /// How long the arrows of each quantity are drawn; directions say nothing by their length.
    private void scales(OverlayPainter painter, Palette palette, Picture now, Set<String> shown) {
        var said = new HashSet<String>();
        for (Overlay o : now.overlays())
            if (o instanceof Overlay.Arrows a && a.from().length > 0 && !a.unit().isEmpty() && shown.contains(a.name()) && said.add(a.name()))
                painter.caption(words.apply("arrow.scale").formatted(words.apply("overlay." + a.name()), a.unit(), Quantity.text(painter.perUnit(a), "m")), palette.of(a.role()));
    }

    String name(Handle handle) {
        String key = "of." + handle.word(), word = words.apply(key);
        return handle.number().map(n -> (word.equals(key) ? handle.word() : word) + " " + n).orElseGet(() -> words.apply("handle." + handle.word() + ".title"));
    }

    /// The element that comes next, in the colour of a selection.
    private void mark(OverlayPainter painter, Palette palette, Picture now, Explanation next) {
        double[] place = model.place(now.settings(), now.state(), next.slot().phase().of(), next.element());
        if (place.length > 0) painter.mark(place, palette.of("selection"));
        else next.changes().stream().flatMap(c -> placed(now, c, c.to()).stream()).limit(1).forEach(at -> painter.mark(new double[] {at.x(), at.y(), at.z()}, palette.of("selection")));
    }

    private Optional<Vec> placed(Picture now, Explanation.Change c, double[] value) {
        if (c.channel().equals(Skin.PLACED.name())) return Optional.of(Vec.of(value, 0));
        Optional<Vec> placed = now.state().channel(c.channel()).filter(channel -> channel.width() == 3).flatMap(channel -> model.placed(now.settings(), channel, Vec.of(value, 0)));
        return placed.isEmpty() && c.channel().equals(Skin.VERTICES.name()) ? Optional.of(Vec.of(value, 0)) : placed;
    }

    /// A ghost where each point was before the last operation, and an arrow to where it is now; what the skin emits came from nowhere.
    private void did(OverlayPainter painter, Palette palette, Picture now, Explanation last) {
        if (last.slot().part() == Slot.Part.SKIN) return;
        var from = new ArrayList<Vec>();
        var to = new ArrayList<Vec>();
        for (Explanation.Change c : last.changes()) {
            Optional<Vec> before = placed(now, c, c.from()), after = placed(now, c, c.to());
            if (before.isEmpty() || after.isEmpty()) continue;
            from.add(before.get());
            to.add(after.get());
        }
        if (from.isEmpty()) return;
        double factor = painter.exaggeration(from, to);
        for (int i = 0; i < from.size(); i++) {
            painter.ghost(from.get(i));
            painter.arrow(from.get(i), from.get(i).plus(to.get(i).minus(from.get(i)).times(factor)), palette.of("correction"), 3, BESIDE);
        }
        if (factor > 1) painter.caption(words.apply("exaggerated").formatted(Quantity.digits(factor)), palette.of("correction"));
    }
}
