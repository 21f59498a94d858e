/// The view of a picture: mesh, camera, overlays, picking, in 3D or as lines. Knows channels and overlays and no model by name;
/// may import engine, mesh, JavaFX, and of the window no controller and no playback.
package limber.ui.viewport;
