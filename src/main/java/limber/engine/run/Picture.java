package limber.engine.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.Measure;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.model.Appearance;
import limber.engine.model.Model;
import limber.engine.model.Overlay;
import limber.engine.model.Remark;
import limber.engine.settings.Settings;
import limber.engine.watch.Explanation;

/// An immutable moment of a run, as the window shows it. No thread writes to its state.
///
/// @param path the path of the cursor
/// @param time simulated seconds
/// @param overlays the requested overlays, drawn
/// @param remarks what the model says of this state, see [Model#remarks(Settings, State)]
/// @param measures the values of the requested measures, by name; see [Measure#read]
/// @param next an explanation of the next operation; empty while playing
/// @param last an explanation of the previous operation; empty while playing and at the start
/// @param step the previous step, where steps are larger than an operation; empty while playing, at the start, and
///   while the skin is made
/// @param ahead the state with the complete skin, while that is being made; empty while playing
/// @param atRest the vertices of the skin at rest, see [Model#atRest]; empty unless their shadow is shown
/// @param divergence present when the run stopped because going on would not be finite
/// @param failing present when the next operation cannot be run, as one of a user's may not
/// @param comparison the comparison's picture at about the same time; it has none itself
/// @param companions the other methods of the scene at the same frame
/// @param calm the last moment at which the scene was not much larger than at the start, where a run that diverged has
///   stopped at one that is; it knows of the divergence too
public record Picture(
        Branch branch,
        Cursor cursor,
        Settings settings,
        State state,
        double time,
        CursorPath path,
        List<Overlay> overlays,
        List<Remark> remarks,
        Map<String, double[]> measures,
        Optional<Explanation> next,
        Optional<Explanation> last,
        Optional<LastStep> step,
        Optional<State> ahead,
        Optional<double[]> atRest,
        Optional<Divergence> divergence,
        Optional<OperationFailure> failing,
        Optional<Picture> comparison,
        Optional<Companions> companions,
        Optional<Picture> calm) {

    /// The same without the next operation and the coming skin, for a pending prediction.
    public Picture withheld() {
        return with(Optional.empty(), Optional.empty(), comparison.map(Picture::withheld), calm);
    }

    /// The same with a picture to compare with.
    public Picture beside(Picture other) {
        return with(next, ahead, Optional.of(other), calm);
    }

    private Picture with(Optional<Explanation> next, Optional<State> ahead, Optional<Picture> comparison,
            Optional<Picture> calm) {
        return new Picture(branch, cursor, settings, state, time, path, overlays, remarks, measures, next, last, step,
                ahead, atRest, divergence, failing, comparison, companions, calm);
    }

    /// The same among other methods.
    public Picture among(Companions others) {
        return new Picture(branch, cursor, settings, state, time, path, overlays, remarks, measures, next, last, step,
                ahead, atRest, divergence, failing, comparison, Optional.of(others), calm);
    }

    /// What a view draws: of a scene that has flown apart, its last calm moment.
    public Picture drawn() {
        Picture alone = calm.orElse(this),
                scene = companions.map(Companions::drawn).map(alone::among).orElse(alone);
        return comparison.map(Picture::drawn).map(scene::beside).orElse(scene);
    }

    /// What there is to see where a run stands.
    public static Picture of(Run run, PictureRequest wanted, boolean still, Optional<Divergence> divergence) {
        State state = run.picture();
        Model model = run.model();
        Settings p = run.settings();
        var coming = new Coming(run, still);
        Optional<Before> before = still && !run.cursor().equals(Cursor.START)
                ? Optional.of(Before.of(run, state, wanted.size()))
                : Optional.empty();
        return new Picture(
                run.branch(), run.cursor(), p, state, model.time(state), run.path(),
                model.overlays(p, state, wanted.overlays(), wanted.selected()), model.remarks(p, state),
                wanted.measured(model, p, state),
                coming.operation,
                before.map(Before::operation),
                before.flatMap(Before::step),
                still ? run.ahead() : Optional.empty(),
                Appearance.of(p).shadow() == Appearance.Shadow.REST ? Optional.of(model.atRest(p, state))
                        : Optional.empty(),
                divergence,
                coming.failing,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /// What there is to see where a run has stopped because it diverged.
    static Picture stopped(Run run, PictureRequest wanted, Divergence why) {
        Picture here = of(run, wanted, true, Optional.of(why));
        if (!Divergence.grown(run)) return here;
        Run earlier = run.copy();
        earlier.seek(run.branch(), why.calm());
        Picture calm = of(earlier, wanted, false, Optional.of(why));
        return here.with(here.next, here.ahead, here.comparison, Optional.of(calm));
    }

    /// The next operation, or why it cannot be run.
    private static final class Coming {
        private Optional<Explanation> operation = Optional.empty();
        private Optional<OperationFailure> failing = Optional.empty();

        Coming(Run run, boolean still) {
            if (!still) return;
            try {
                operation = Optional.of(run.explain());
            } catch (OperationFailure e) {
                failing = Optional.of(e);
            }
        }
    }

    /// What came before a cursor: the last operation, and the last step where it is larger.
    private record Before(Explanation operation, Optional<LastStep> step) {
        static Before of(Run run, State now, StepSize size) {
            var navigation = new Navigation(run);
            Cursor last = navigation.behind(StepSize.ELEMENT);
            Run earlier = run.copy();
            if (size.equals(StepSize.ELEMENT) || run.frame().inSkin()) {
                earlier.seek(run.branch(), last);
                return new Before(earlier.stepWatched(), Optional.empty());
            }
            earlier.seek(run.branch(), navigation.behindVisibly(size));
            State before = earlier.picture();
            Slot first = earlier.slot();
            earlier.seek(run.branch(), last);
            Explanation operation = earlier.stepWatched();
            boolean within = size.equals(StepSize.PHASE) || first.round(size.word()) > 0;
            return new Before(operation,
                    Optional.of(LastStep.of(size, within ? first : operation.slot(), run.model(), run.settings(),
                            before, now)));
        }
    }
}
