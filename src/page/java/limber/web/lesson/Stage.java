package limber.web.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import limber.engine.Element;
import limber.engine.model.Variant;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.lesson.Camera;
import limber.lesson.Step;
import limber.presentation.paint.Palette;
import limber.presentation.play.Playback;
import limber.presentation.view.Sketched;

/// The scene beside a lesson in a page, with what is shown of it: the lesson's only way to it. All is called on the
/// page's one thread, and nothing waits.
public interface Stage {
    Playback playback();

    /// What is shown; empty before the first picture.
    default Optional<Picture> picture() {
        return Optional.ofNullable(playback().picture().get());
    }

    // ---- what is shown of it ----

    /// What differs on the right side of a comparison; empty where nothing is compared.
    Optional<Variant> rival();

    /// Shows level, overlays, plots and panes as far as the page has them.
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

    /// Receives each element that is selected, from now on.
    void selected(Consumer<Element> picked);

    /// The size of the scene, m.
    double extent();

    /// The colours of the page.
    Palette palette();

    /// Gives the keyboard to the scene.
    void focus();
}
