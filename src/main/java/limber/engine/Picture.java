package limber.engine;

import java.util.List;
import java.util.Optional;

/// What the window shows: one immutable moment of a run. Nobody writes to its state.
///
/// @param rungs where the cursor stands, rung by rung
/// @param time simulated seconds
/// @param next what the next operation will do; empty while playing
/// @param last what the previous operation did; empty while playing and at the start
/// @param divergence present when the run stopped because going on would not be finite
public record Picture(
        Branch branch,
        Cursor cursor,
        Settings settings,
        State state,
        double time,
        Rungs rungs,
        List<Overlay> overlays,
        Optional<Explanation> next,
        Optional<Explanation> last,
        Optional<Divergence> divergence) {}
