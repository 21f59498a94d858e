package limber.ui.plots;

import limber.engine.Measure;

/// The quantity on the horizontal axis of a plot.
public sealed interface HorizontalAxis {
    /// Simulated time, frame by frame.
    record Time() implements HorizontalAxis {}

    /// The phases and sweeps of the current frame.
    record Inside() implements HorizontalAxis {}

    /// Another measure, frame by frame: a phase portrait.
    record Against(Measure measure) implements HorizontalAxis {}
}
