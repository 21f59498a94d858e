package limber.presentation.play;

import limber.engine.run.Branch;
import limber.engine.run.Halts;
import limber.engine.run.Picture;
import limber.engine.run.Simulation;
import limber.presentation.Later;

/// The receiver of the simulation's pictures, which passes them to the thread that shows.
///
/// @param to the playback that shows them
record ShownLater(Later later, Playback to) implements Simulation.Audience {
    @Override public void shown(Picture p, long request) {
        later.run(() -> to.arrived(p, request));
    }

    @Override public void failed(Throwable e, Branch branch, long request) {
        later.run(() -> to.gaveUp(e, branch, request));
    }

    @Override public void untouched(long request) {
        later.run(to::untouched);
    }

    @Override public void halted(Halts.Halt halt, long request) {
        later.run(() -> to.halted(halt));
    }

    @Override public void comparisonFailed(Throwable e) {
        later.run(() -> to.comparisonEnded(e));
    }
}
