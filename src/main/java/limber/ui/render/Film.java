package limber.ui.render;

import java.util.Optional;
import java.util.Set;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.lesson.question.SceneStart;
import limber.ui.preferences.Theme;

/// A film to be rendered: a picture after each step of a range of frames.
///
/// @param width,height pixels of a picture, without its captions
/// @param perSecond pictures a second
/// @param captions whether the last and the next operation stand below the picture
/// @param staging how a view shows the scene; empty as a window opens it
public record Film(Model model, SceneStart scene, Range range, int width, int height, double perSecond,
        boolean captions, Theme theme, Optional<Staging> staging) {
    /// The most pictures: more are no film that somebody watches, and would fill the memory.
    public static final int MOST = 2000;
    /// Pictures a second.
    public static final double SLOWEST = 0.1, FASTEST = 50;
    private static final double STEPS = 5;

    /// The steps of a film.
    ///
    /// @param from,to the first and the last frame, from 1
    /// @param by the size of a step
    /// @param phases the names of the phases whose steps are shown; empty for all
    public record Range(int from, int to, StepSize by, Set<String> phases) {
        public Range {
            phases = Set.copyOf(phases);
        }
    }

    /// Pictures a second: as many as there are frames in a second of the scene, up to 50, and 5 for smaller steps, each
    /// of which is to be seen; or those that are asked for.
    ///
    /// @throws BadInput if too few or too many are asked for
    public static double speed(Model model, Settings p, StepSize by, Optional<Double> asked) {
        if (asked.filter(n -> !(n >= SLOWEST && n <= FASTEST)).isPresent()) throw new BadInput(
                "--fps " + asked.get() + ": pictures a second, " + SLOWEST + " to " + FASTEST + ", would be right");
        return asked.orElseGet(
                () -> by.equals(StepSize.FRAME) ? Math.clamp(1 / model.frameSeconds(p), SLOWEST, FASTEST) : STEPS);
    }

    /// @throws BadInput if it would have too many pictures
    static void check(int pictures) {
        if (pictures > MOST) throw new BadInput("the film would have more than " + MOST
                + " pictures; fewer frames or larger steps would be right");
    }

    /// A receiver of pictures, one after another.
    public interface Sink {
        /// @param rgb `0xRRGGBB`, row by row
        void picture(int[] rgb, int width, int height);
    }

    /// What is told while a film is made.
    public interface Progress {
        /// Nobody looks, and nobody gives it up.
        Progress NONE = new Progress() {
            @Override public void done(double part) {}

            @Override public boolean givenUp() {
                return false;
            }
        };

        /// @param part of all, 0 to 1
        void done(double part);

        /// Whether it is given up.
        boolean givenUp();
    }
}
