package limber.engine.tool;

import java.util.Arrays;
import java.util.Optional;
import limber.engine.Channel;
import limber.engine.Element;
import limber.engine.State;
import limber.engine.model.ElementKind;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// A point of a measuring tool: fastened to something that moves, or at a fixed place.
public sealed interface ToolPoint {
    /// The position in the world, m; empty where the state has no such element or handle.
    Optional<Vec> at(Model model, Settings p, State s);

    /// A point fastened to a handle or an element.
    ///
    /// @param name a handle such as `end`, or an element such as `particle:5`; of one with several corners, such as a
    ///   stick, it is their middle
    record Fastened(String name) implements ToolPoint {
        @Override public Optional<Vec> at(Model model, Settings p, State s) {
            Optional<Handle> handle = model.handles(p).stream().filter(h -> h.name().equals(name)).findFirst();
            if (handle.isPresent()) return handle.filter(h -> h.in(s)).map(h -> h.at(s));
            return Element.ofHandle(name).map(e -> model.place(p, s, e)).filter(corners -> corners.length > 0)
                    .map(Fastened::middle);
        }

        private static Vec middle(double[] corners) {
            int n = corners.length / 3;
            Vec sum = Vec.ZERO;
            for (int i = 0; i < n; i++) sum = sum.plus(Vec.of(corners, i));
            return n == 1 ? sum : sum.times(1.0 / n);
        }

        /// Whether its position is known only with the skin, as that of a vertex is.
        boolean ofSkin(Model model) {
            Settings p = model.defaults();
            Optional<Channel> channel = model.handles(p).stream().filter(h -> h.name().equals(name)).findFirst()
                    .map(Handle::channel).or(() -> Element.ofHandle(name).flatMap(e -> model.kind(p, e.of()))
                            .map(ElementKind::points));
            return channel.filter(c -> c.life() != Channel.Life.SCRATCH).isEmpty();
        }

        @Override public String toString() {
            return name;
        }
    }

    /// A point that stays where it is.
    record Fixed(Vec place) implements ToolPoint {
        /// @throws IllegalArgumentException if a coordinate is not finite
        public Fixed {
            if (!Double.isFinite(place.length())) throw new IllegalArgumentException("not finite: " + place);
        }

        @Override public Optional<Vec> at(Model model, Settings p, State s) {
            return Optional.of(place);
        }

        @Override public String toString() {
            return Arrays.toString(new double[]{place.x(), place.y(), place.z()});
        }
    }
}
