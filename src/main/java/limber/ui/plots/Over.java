package limber.ui.plots;

import limber.engine.Measure;

/// What lies along the horizontal axis of a plot.
public sealed interface Over {
    /// Simulated time, frame by frame.
    record Time() implements Over {}

    /// Phases and sweeps of the present frame.
    record Inside() implements Over {}

    /// Another measure, frame by frame: a phase portrait.
    record Against(Measure measure) implements Over {}
}
