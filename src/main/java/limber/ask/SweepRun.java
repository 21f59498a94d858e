package limber.ask;

import java.util.List;
import java.util.Optional;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.text.BadInput;
import limber.expression.AfterStep;

/// One run of a sweep, a frame at a time.
public final class SweepRun {
    /// Bytes of keyframes a run may keep: nobody goes back in it.
    private static final int KEYFRAMES = 1 << 20;

    private final Sweep sweep;
    private final List<String> values;
    private final Run run;
    private boolean finite;

    /// @param values of the parameters, as the command line writes them
    /// @throws BadInput if they contradict each other
    public SweepRun(Sweep sweep, List<String> values) {
        this.sweep = sweep;
        this.values = values;
        var timeline = new Timeline(sweep.model(), KEYFRAMES);
        run = new Run(timeline, timeline.root(sweep.settings(values), sweep.inputs()));
        finite = Divergence.clean(run);
    }

    /// Whether there is another frame.
    public boolean more() {
        return run.cursor().frame() < sweep.frames() && finite;
    }

    /// Runs one frame.
    public void next() {
        run.next();
        finite = Divergence.clean(run);
    }

    /// The result, once there is no other frame.
    ///
    /// @throws BadInput if a measure asks for an element that is not there
    public Sweep.Row row() {
        var scope = new AfterStep(run, Optional.empty(), List.of());
        return new Sweep.Row(values, run.cursor().frame(),
                sweep.measures().stream().mapToDouble(m -> Sweep.value(m, scope)).toArray(), finite,
                run.model().remarks(run.settings(), run.state()));
    }
}
