package limber.presentation.view;

import java.util.List;
import java.util.stream.Stream;
import limber.lesson.Compare;
import limber.lesson.Step;

/// The view settings of a lesson's step, for the window and for pictures made without one.
public final class StepLook {
    private static final List<String> ALWAYS = List.of(ShownLayers.AXES, ShownLayers.GROUND, ShownLayers.LABELS);

    private StepLook() {}

    /// The layout of the two sides, where a step compares.
    public static Layout layout(Step step) {
        return step.compare().filter(Compare::overlaid).isPresent() ? Layout.OVERLAID : Layout.SIDE_BY_SIDE;
    }

    /// These layers and those that every step has.
    public static List<String> layers(List<String> names) {
        return Stream.concat(names.stream(), ALWAYS.stream()).distinct().toList();
    }
}
