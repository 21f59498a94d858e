package limber.engine.run;

import java.util.function.BooleanSupplier;

/// A company of each picture that a [Simulation] shows: a second side of the scene, or several methods. Once handed
/// over, it belongs to the thread of the simulation.
public interface SecondSide {
    /// A picture with what stands beside it.
    ///
    /// @param now what the leading run shows
    /// @param still whether the operations before and after are explained
    /// @param stop gives up a long way between two frames
    /// @return the same picture where there is nothing to be seen beside it
    /// @throws limber.engine.text.BadInput if it cannot go on
    Picture add(Picture now, Run leading, PictureRequest wanted, boolean still, BooleanSupplier stop);

    /// Frees what it has kept.
    default void leave() {}
}
