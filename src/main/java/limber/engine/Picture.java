package limber.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What the window shows: one immutable moment of a run. Nobody writes to its state.
///
/// @param rungs where the cursor stands, rung by rung
/// @param time simulated seconds
/// @param overlays those that are wanted, drawn
/// @param measures values of those that are wanted, by name; see [Measure#read]
/// @param next what the next operation will do; empty while playing
/// @param last what the previous operation did; empty while playing and at the start
/// @param ahead while the skin is being made, the state with the whole of it; empty while playing
/// @param divergence present when the run stopped because going on would not be finite
/// @param rival what is compared with it, at about the same time; it has none itself
public record Picture(
        Branch branch,
        Cursor cursor,
        Settings settings,
        State state,
        double time,
        Rungs rungs,
        List<Overlay> overlays,
        Map<String, double[]> measures,
        Optional<Explanation> next,
        Optional<Explanation> last,
        Optional<State> ahead,
        Optional<Divergence> divergence,
        Optional<Picture> rival) {

    /// The same without what the next operation will do and what the skin is going to be, for those who are to predict it.
    public Picture withheld() {
        return new Picture(branch, cursor, settings, state, time, rungs, overlays, measures, Optional.empty(), last, Optional.empty(), divergence, rival.map(Picture::withheld));
    }

    /// The same with another one to be compared with.
    public Picture beside(Picture other) {
        return new Picture(branch, cursor, settings, state, time, rungs, overlays, measures, next, last, ahead, divergence, Optional.of(other));
    }
}
