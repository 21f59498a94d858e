package limber.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Measure;
import limber.engine.StepSize;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.SweepRange;
import limber.engine.tool.Tools;
import limber.expression.Expression;
import limber.input.Goto;
import limber.input.SourceExpression;
import limber.input.SourcePosition;
import limber.lesson.question.Question;
import limber.lesson.question.SceneStart;
import limber.lesson.question.StagedScene;

/// A step of a lesson: what happens on entry, and what is asked.
///
/// @param id slug, unique in its lesson; empty for a step that is only text
/// @param at its position in the text
public record Step(String id, SourcePosition at, Motion motion, View view, Controls controls, Task task) {

    /// A step that is only text.
    static Step telling(SourcePosition at) {
        return new Step("", at, Motion.NONE, View.NONE, Controls.NONE, Task.NONE);
    }

    /// The moment at which a still picture shows the step: the one it goes to; else the end of what it plays, unless
    /// that is to be predicted.
    public Goto moment() {
        return go().orElseGet(
                () -> Goto.complete(play().filter(_ -> questions().isEmpty()).map(Play::to).orElse(0), at));
    }

    /// The scenes that are run for this step: with overlay options applied, and as the left side of a comparison.
    ///
    /// @param begun what it starts from
    public StagedScene staged(SceneStart begun) {
        Settings p = begun.settings();
        for (var look : looks().entrySet()) p = p.with(look.getKey().name(), look.getValue());
        Settings looking = p;
        return new StagedScene(new SceneStart(compare().map(c -> c.left().of(looking)).orElse(looking), begun.inputs()),
                compare().map(c -> c.comparison(looking)));
    }

    public Optional<SceneStart> scene() { return motion.scene(); }
    public Optional<Goto> go() { return motion.go(); }
    public Optional<Play> play() { return motion.play(); }
    public Optional<Show> show() { return view.show(); }
    public Map<Parameter<?>, String> looks() { return view.looks(); }
    public Optional<Camera> camera() { return view.camera(); }
    public Optional<Compare> compare() { return view.compare(); }
    public Optional<StepSize> size() { return controls.size(); }
    public Optional<Map<Parameter<?>, Allowed>> panel() { return controls.panel(); }
    public boolean hold() { return controls.hold(); }
    public List<Expression> stops() { return controls.stops(); }
    public Optional<Sweep> sweep() { return view.sweep(); }
    public List<Question> questions() { return task.questions(); }
    public Optional<Goal> goal() { return task.goal(); }
    public List<SourceExpression> given() { return task.given(); }
    public int recap() { return task.recap(); }

    /// The step with a single question of its own, and without a goal.
    public Step only(Question question) {
        return new Step(id, at, motion, view, controls,
                new Task(List.of(question), Optional.empty(), given(), 0));
    }

    /// The scene of a step on entry, the moment it goes to, and the frames it plays.
    ///
    /// @param scene its start; empty to continue the scene of the step before
    public record Motion(Optional<SceneStart> scene, Optional<Goto> go, Optional<Play> play) {
        static final Motion NONE = new Motion(Optional.empty(), Optional.empty(), Optional.empty());
    }

    /// The view of a step.
    ///
    /// @param looks overlay options, set on entry
    public record View(Optional<Show> show, Map<Parameter<?>, String> looks, Optional<Camera> camera,
            Optional<Compare> compare, Optional<Sweep> sweep) {
        static final View NONE =
                new View(Optional.empty(), Map.of(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /// A measure over a parameter, shown beside the scene.
    ///
    /// @param over the parameter with its values
    /// @param values as they are written, such as `1..20`
    /// @param measure a number that is read after the last frame
    /// @param frames of every run, from 1
    /// @param logarithmic whether the axis of the measure is logarithmic; empty to leave it to the values
    public record Sweep(SweepRange over, String values, Expression measure, int frames,
            Optional<Boolean> logarithmic) {}

    /// The controls that a student has in a step.
    ///
    /// @param size the size of one step forward
    /// @param panel the only parameters that can be changed, with the allowed part of their range; empty for all
    /// @param hold whether motion, settings and revealing numbers wait for the predictions
    /// @param stops conditions at which play halts
    public record Controls(Optional<StepSize> size, Optional<Map<Parameter<?>, Allowed>> panel, boolean hold,
            List<Expression> stops) {
        static final Controls NONE = new Controls(Optional.empty(), Optional.empty(), false, List.of());
    }

    /// The questions and the goal of a step.
    ///
    /// @param questions at most three
    /// @param given numbers that the texts may speak of although the scene does not have them
    /// @param recap how many questions of earlier lessons are asked again
    public record Task(List<Question> questions, Optional<Goal> goal, List<SourceExpression> given, int recap) {
        static final Task NONE = new Task(List.of(), Optional.empty(), List.of(), 0);
    }

    /// A visible run to a frame on entry.
    ///
    /// @param speed simulated seconds a second
    public record Play(int to, double speed) {}

    /// The view settings that replace those of the step before.
    ///
    /// @param level one of [Showable#LEVELS]
    /// @param overlays,plots,panes,tools empty to leave them as they are
    /// @param plots measures of the model, or expressions as measures
    public record Show(Optional<String> level, Optional<List<String>> overlays, Optional<List<Measure>> plots,
            Optional<List<String>> panes, Optional<Tools> tools) {
        static final Show NOTHING =
                new Show(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

        /// The same without a word about tools.
        public Show(Optional<String> level, Optional<List<String>> overlays, Optional<List<Measure>> plots,
                Optional<List<String>> panes) {
            this(level, overlays, plots, panes, Optional.empty());
        }

        /// The same with these tools.
        public Show with(Tools ofScene) {
            return new Show(level, overlays, plots, panes, Optional.of(ofScene));
        }
    }
}
