package limber.ui.playback;

import javafx.application.Platform;
import limber.engine.Halts;
import limber.engine.Picture;
import limber.engine.Simulation;

/// The receiver of the simulation's pictures, which passes them to the FX thread.
///
/// @param to which shows them
record Screen(Playback to) implements Simulation.Audience {
    @Override public void shown(Picture p, long wish) {
        Platform.runLater(() -> to.arrived(p, wish));
    }

    @Override public void failed(Throwable e, long wish) {
        Platform.runLater(() -> to.gaveUp(e, wish));
    }

    @Override public void untouched(long wish) {
        Platform.runLater(to::untouched);
    }

    @Override public void halted(Halts.Halt halt, long wish) {
        Platform.runLater(() -> to.halted(halt));
    }

    @Override public void comparisonFailed(Throwable e) {
        Platform.runLater(() -> to.comparisonEnded(e));
    }
}
