package limber.engine.run;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/// A second side of a scene: what stands beside each picture that a [Simulation] shows. Once handed over, it belongs to
/// the thread of the simulation.
public interface SecondSide {
    /// The second picture at the place of the run that is shown.
    ///
    /// @param still whether the operations before and after are explained
    /// @param stop gives up a long way between two frames
    /// @return empty where there is nothing to be seen there
    /// @throws limber.engine.text.BadInput if it cannot go on
    Optional<Picture> at(Run leading, PictureRequest wanted, boolean still, BooleanSupplier stop);

    /// Frees what it has kept.
    default void leave() {}
}
