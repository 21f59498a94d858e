package limber.ui.render;

import java.util.Optional;
import java.util.Set;
import limber.engine.model.Model;
import limber.engine.tool.Tools;
import limber.input.Goto;
import limber.input.SourcePosition;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.StepEntry;
import limber.lesson.question.SceneStart;
import limber.presentation.view.StepLook;
import limber.ui.preferences.Theme;

/// A picture to be rendered: a moment of a run, `width` by `height` pixels.
///
/// @param staging the view of a lesson's step; empty for a scene as a window opens it
/// @param theme its colours
/// @param paper whether it is for print: on white, with larger letters
public record RenderJob(Model model, SceneStart scene, Goto moment, Optional<Staging> staging, Theme theme,
        boolean paper, int width, int height) {
    /// A cover shows a step after one of so many parts of what it plays or asks about.
    private static final int UNDER_WAY = 4;

    /// A complete frame, with the overlays of a newly opened scene.
    public static RenderJob frame(Model model, SceneStart scene, int frame, int width, int height) {
        return new RenderJob(model, scene, Goto.complete(frame, new SourcePosition("", 1, 1)), Optional.empty(),
                Theme.DARK, false, width, height);
    }

    /// The same at the end of a frame.
    public RenderJob at(int frame) {
        return new RenderJob(model, scene, Goto.complete(frame, moment.position()), staging, theme, paper, width,
                height);
    }

    /// The same in other colours.
    public RenderJob in(Theme other) {
        return new RenderJob(model, scene, moment, staging, other, paper, width, height);
    }

    /// The same, as a view shows it.
    public RenderJob staged(Staging how) {
        return new RenderJob(model, scene, moment, Optional.of(how), theme, paper, width, height);
    }

    /// The picture of a lesson: its first step under way, before what it asks about has happened.
    public static RenderJob cover(Lesson lesson, int width, int height) {
        StepEntry first = StepEntry.of(lesson).getFirst();
        Step step = first.step();
        RenderJob job = of(lesson, first, false, width, height);
        int end = step.play().map(Step.Play::to)
                .orElse(step.questions().stream().mapToInt(q -> q.at().frame()).max().orElse(0));
        return step.go().isPresent() ? job : job.at((end + UNDER_WAY - 1) / UNDER_WAY);
    }

    /// The moment to which a step of a lesson goes.
    public static RenderJob of(Lesson lesson, StepEntry arrival, boolean paper, int width, int height) {
        Step step = arrival.step();
        boolean withheld = step.hold() && !step.questions().isEmpty();
        var staging =
                new Staging(arrival.overlays().map(StepLook::layers), Set.of(), 0, arrival.camera(),
                        arrival.staged().comparison(), StepLook.layout(step), withheld,
                        step.show().flatMap(Step.Show::tools).orElse(Tools.NONE));
        return new RenderJob(lesson.model(), arrival.staged().scene(), step.moment(), Optional.of(staging),
                paper ? Theme.LIGHT : Theme.DARK, paper, width, height);
    }
}
