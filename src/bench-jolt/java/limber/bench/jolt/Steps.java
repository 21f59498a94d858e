package limber.bench.jolt;

/// The steps of one frame.
///
/// @param substeps in a frame
/// @param sweeps over all constraints in a substep
/// @param h time of a substep, s
record Steps(int substeps, int sweeps, double h) {
    /// The time of a frame, s.
    double frame() {
        return substeps * h;
    }

    /// All sweeps of a frame.
    int all() {
        return substeps * sweeps;
    }
}
