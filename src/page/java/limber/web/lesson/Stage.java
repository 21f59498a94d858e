package limber.web.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.model.Variant;
import limber.engine.run.Branch;
import limber.engine.run.Picture;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.expression.Expression;
import limber.input.Goto;
import limber.lesson.Allowed;
import limber.lesson.Camera;
import limber.lesson.SceneStart;
import limber.lesson.Step;
import limber.ui.viewport.Sketched;

/// The scene beside a lesson in a page, with what is shown of it: the lesson's only way to it. All is called on the
/// page's one thread, and nothing waits.
public interface Stage {
    Model model();

    // ---- the scene ----

    /// The branch that is played: its settings and inputs.
    Branch branch();

    /// The moment that is shown.
    Cursor cursor();

    /// What is shown; empty before the first picture.
    Optional<Picture> picture();

    /// What differs on the right side of a comparison; empty where nothing is compared.
    Optional<Variant> rival();

    /// Begins a scene anew, at frame 0.
    void open(SceneStart start);

    /// Changes settings of the scene that is there, as a step does that keeps it; the panel does not forbid it.
    ///
    /// @throws limber.engine.text.BadInput if they contradict each other
    void change(Settings settings);

    /// Moves the cursor, and comes as far as a hold allows.
    void go(Goto moment);

    /// The same to a cursor.
    void seek(Cursor to);

    /// Plays up to a frame.
    ///
    /// @param speed simulated seconds a second, for this play alone
    void playTo(int frame, double speed);

    void pause();

    /// Where playing halts next after a moment, so that a question is judged there; empty for nowhere.
    void halt(Function<Cursor, Optional<Cursor>> next);

    /// The step's conditions at which playing halts; none to forget those of the step before.
    void stops(List<Expression> conditions);

    /// Sets parameters as a link in the text says, like a student who sets them: a hold and a panel are kept.
    void set(Map<Parameter<?>, String> values);

    /// Calls whenever another moment or branch is shown.
    void listen(Runnable changed);

    // ---- what a step allows ----

    /// Refuses motion beyond a moment, changes, and numbers that reveal the answer, until [#release()].
    ///
    /// @param furthest the furthest moment that has been shown already
    void hold(Cursor furthest);

    void release();

    /// The only parameters that can be changed; empty for all.
    void panel(Optional<Map<Parameter<?>, Allowed>> only);

    /// Receives what is refused, from now on.
    void refused(Refusal refusal);

    /// A listener for refused changes.
    interface Refusal {
        /// Called when something must wait for a prediction.
        void held();

        /// Called when a step does not allow a parameter, or a value of it.
        ///
        /// @param open the parameters that can be changed
        void fixed(Parameter<?> parameter, Set<Parameter<?>> open);
    }

    // ---- what is shown of it ----

    void size(StepSize size);

    /// Shows level, overlays, plots, panes and tools as far as the page has them.
    void show(Step.Show show);

    /// Turns the camera; empty to leave it, or to come back to the model's own view for a scene that begins.
    ///
    /// @param begun whether the scene begins with the step
    void look(Optional<Camera> camera, boolean begun);

    /// Compares two sides, or nothing.
    ///
    /// @param right what differs on the right side; empty for one scene
    /// @param names of the sides, two of them
    /// @param overlaid whether one lies over the other
    void compare(Optional<Variant> right, List<String> names, boolean overlaid);

    /// Runs and shows a sweep over a parameter, or takes that of the step before away.
    void sweep(Optional<Step.Sweep> sweep);

    /// Points at a name of the model wherever it is shown, such as in the code; empty to point no more.
    void point(Optional<String> symbol);

    /// Whether the page lists where a condition holds.
    boolean finds();

    /// Lists where a condition holds.
    void find(String condition);

    // ---- answers that are given in the scene ----

    /// Shows marks over the scene; what the same owner has shown before goes.
    void sketch(Object owner, List<Sketched> marks);

    /// Lets the pointer draw in the scene instead of turning it; empty to give it back.
    void draw(Optional<Stroke> stroke);

    /// A taker of strokes.
    ///
    /// @param through a point of the plane that is drawn on; the plane is parallel to the view
    /// @param drawn receives the points of a stroke so far, the first one where it began
    /// @param relieved called when somebody else takes strokes instead
    record Stroke(Vec through, Consumer<List<Vec>> drawn, Runnable relieved) {}

    /// Makes clicks select elements of a kind rather than others.
    ///
    /// @param of empty where nobody asks for one any more
    void want(Optional<String> of);

    /// Selects an element, or none.
    void select(Optional<Element> element);

    /// Receives each element that is selected, from now on.
    void selected(Consumer<Element> picked);

    /// The size of the scene, m.
    double extent();

    /// Gives the keyboard to the scene.
    void focus();
}
