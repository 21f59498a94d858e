package limber.ui.playback;

import javafx.application.Platform;
import limber.engine.run.Branch;
import limber.engine.run.Halts;
import limber.engine.run.Picture;
import limber.engine.run.Simulation;

/// The receiver of the simulation's pictures, which passes them to the FX thread.
///
/// @param to which shows them
record FxAudience(Playback to) implements Simulation.Audience {
    @Override public void shown(Picture p, long request) {
        Platform.runLater(() -> to.arrived(p, request));
    }

    @Override public void failed(Throwable e, Branch branch, long request) {
        Platform.runLater(() -> to.gaveUp(e, branch, request));
    }

    @Override public void untouched(long request) {
        Platform.runLater(to::untouched);
    }

    @Override public void halted(Halts.Halt halt, long request) {
        Platform.runLater(() -> to.halted(halt));
    }

    @Override public void comparisonFailed(Throwable e) {
        Platform.runLater(() -> to.comparisonEnded(e));
    }
}
