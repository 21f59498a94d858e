package limber.presentation.view;

import limber.engine.run.Picture;
import limber.presentation.camera.Projection;

/// One of the scenes of a view, and the mapping of its world to pixels.
///
/// @param right whether it is the comparison's second side
public record Side(Picture picture, Projection at, boolean right) {}
