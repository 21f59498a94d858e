/// The view of a picture: mesh, camera, overlays, picking, in 3D or as lines. Channels and overlays come from what a
/// model declares.
package limber.ui.viewport;
