package limber.presentation.plots;

import limber.engine.Measure;

/// The quantity on the horizontal axis of a plot.
public sealed interface HorizontalAxis {
    /// Simulated time, frame by frame.
    record Time() implements HorizontalAxis {}

    /// What the current frame runs through.
    ///
    /// @param loop whose rounds are counted; empty: phases
    record Inside(String loop) implements HorizontalAxis {}

    /// Another measure, frame by frame: a phase portrait.
    record Against(Measure measure) implements HorizontalAxis {}
}
