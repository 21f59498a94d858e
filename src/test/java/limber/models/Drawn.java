package limber.models;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.model.Overlay;
import limber.engine.settings.Settings;

/// What a model draws over a state, and how it is compared with what was worked by hand.
public final class Drawn {
    private Drawn() {}

    public static List<Overlay> of(Model model, Settings p, State s, String name) {
        return model.overlays(p, s, Set.of(name));
    }

    /// The same overlays in the same order: words exactly, numbers to within a tolerance.
    public static void same(List<? extends Overlay> expected, List<Overlay> actual, double tolerance) {
        assertEquals(expected.stream().map(Drawn::words).toList(), actual.stream().map(Drawn::words).toList());
        for (int k = 0; k < expected.size(); k++) {
            List<double[]> right = numbers(expected.get(k)), drawn = numbers(actual.get(k));
            for (int i = 0; i < right.size(); i++)
                assertArrayEquals(right.get(i), drawn.get(i), tolerance, "overlay " + k + ", row " + i);
        }
    }

    private static List<?> words(Overlay overlay) {
        return switch (overlay) {
            case Overlay.Points o -> List.of("points", o.name(), o.role());
            case Overlay.Arrows o -> List.of("arrows", o.name(), o.role(), o.unit());
            case Overlay.Path o -> List.of("path", o.name(), o.role(), o.dashed());
            case Overlay.Lines o -> List.of("lines", o.name(), o.role());
            case Overlay.Segments o -> List.of("segments", o.name(), o.role(), o.unit());
            case Overlay.Surface o -> List.of("surface", o.name(), o.role(), o.unit(), o.signed(), o.most());
            case Overlay.Solid o -> List.of("solid", o.name(), o.role(), Arrays.toString(o.triangles()));
            case Overlay.Labels o -> List.of("labels", o.name(), o.role(), o.texts());
            case Overlay.Chart o -> List.of("chart", o.name(), o.role(), o.x(), o.y(), o.curves().stream()
                    .map(c -> List.of(c.label(), c.role(), c.dashed(), c.bars())).toList());
        };
    }

    private static List<double[]> numbers(Overlay overlay) {
        return switch (overlay) {
            case Overlay.Points o -> List.of(o.xyz());
            case Overlay.Arrows o -> List.of(o.from(), o.vectors());
            case Overlay.Path o -> List.of(o.xyz());
            case Overlay.Lines o -> List.of(o.ends());
            case Overlay.Segments o -> List.of(o.ends(), o.values());
            case Overlay.Surface o -> List.of(o.values());
            case Overlay.Solid o -> List.of(o.xyz());
            case Overlay.Labels o -> List.of(o.xyz());
            case Overlay.Chart o -> o.curves().stream().flatMap(c -> List.of(c.x(), c.y()).stream()).toList();
        };
    }
}
