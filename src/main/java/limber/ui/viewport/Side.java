package limber.ui.viewport;

import limber.engine.Picture;

/// One of the scenes of a view, and how its own world is mapped to pixels.
///
/// @param right whether it is what the other one is compared with
record Side(Picture picture, Projection at, boolean right) {}
