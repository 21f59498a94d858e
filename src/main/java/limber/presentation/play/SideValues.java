package limber.presentation.play;

import java.util.List;
import limber.engine.run.Probe;

/// The values of a second side that is no run, frame by frame, for plots. All methods are called on the thread that
/// shows.
public interface SideValues {
    /// Sets the probes to read. Values of other probes are dropped.
    void want(List<Probe> probes);

    /// A value in a frame; NaN where there is none, or it has not been read yet.
    double at(Probe probe, int frame);
}
