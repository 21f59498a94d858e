package limber.engine;

/// A slot in a frame's row of phases.
///
/// @param part the part of the frame
/// @param substep from 1; 0 outside substeps
/// @param sweep from 1; 0 outside sweeps
public record Slot(Phase phase, Part part, int substep, int sweep) {
    public enum Part { BEFORE, FIRST, SWEEP, LAST, AFTER, SKIN }

    /// The sweep's number as a phase takes it: from 0, and 0 outside sweeps.
    int sweepIndex() {
        return Math.max(0, sweep - 1);
    }

    /// Elements of its phase here.
    int size(State s) {
        return phase.size(s, sweepIndex());
    }
}
