package limber.ui.viewport;

import java.util.List;
import java.util.stream.Stream;
import limber.lesson.Camera;
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

    /// Where the camera of a view is, and what it looks at.
    public static Camera.Eye eye(Viewport viewport) {
        return new Camera.Eye(viewport.camera().eye(), viewport.camera().sight().get().target());
    }

    /// Moves the camera of a view, which comes back there when the view of the scene's beginning is asked for.
    public static void look(Viewport viewport, Camera camera) {
        Framing framing = viewport.framing();
        camera.eye().ifPresent(e -> framing.begin(() -> framing.look(e.eye(), e.target())));
        camera.view().ifPresent(view -> framing.begin(() -> {
            switch (view) {
                case "front" -> framing.look(0, 0);
                case "side" -> framing.look(90, 0);
                case "top" -> framing.look(0, 89);
                default -> framing.look(18, 12);
            }
        }));
    }
}
