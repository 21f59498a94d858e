package limber.ui;

import java.util.List;
import java.util.Optional;
import limber.engine.Model;
import limber.engine.Variant;
import limber.input.Spot;
import limber.lesson.Arrival;
import limber.lesson.Camera;
import limber.lesson.Goto;
import limber.lesson.Lesson;
import limber.lesson.SceneStart;
import limber.lesson.Step;
import limber.ui.viewport.Layout;

/// A picture to be made: a moment of a run, `width` by `height` pixels.
///
/// @param staging what a lesson says of it; empty for a scene as a window opens it
/// @param paper whether it is to be printed: light, on white, with larger letters
public record RenderJob(Model model, SceneStart scene, Goto moment, Optional<Staging> staging, boolean paper, int width, int height) {
    /// How a step of a lesson shows its scene.
    ///
    /// @param overlays names of what is shown beside the surface; empty for what the model shows at first
    /// @param camera where one looks from; empty for the model's own view
    /// @param rival what is seen beside the scene; empty for one scene
    /// @param layout how the two are shown
    /// @param withheld whether what the next operation will do is left out, since it is to be predicted
    public record Staging(Optional<List<String>> overlays, Optional<Camera> camera, Optional<Variant> rival, Layout layout, boolean withheld) {}

    /// A frame that is complete, as a window opens a scene.
    public static RenderJob frame(Model model, SceneStart scene, int frame, int width, int height) {
        return new RenderJob(model, scene, Goto.complete(frame, new Spot("", 1, 1)), Optional.empty(), false, width, height);
    }

    /// The same at the end of a frame.
    public RenderJob at(int frame) {
        return new RenderJob(model, scene, Goto.complete(frame, moment.spot()), staging, paper, width, height);
    }

    /// The moment that a step of a lesson goes to.
    public static RenderJob of(Lesson lesson, Arrival arrival, boolean paper, int width, int height) {
        Step step = arrival.step();
        boolean withheld = step.hold() && !step.questions().isEmpty();
        var staging = new Staging(arrival.overlays(), arrival.camera(), arrival.staged().rival(), Scenery.layout(step), withheld);
        return new RenderJob(lesson.model(), arrival.staged().scene(), step.moment(), Optional.of(staging), paper, width, height);
    }
}
