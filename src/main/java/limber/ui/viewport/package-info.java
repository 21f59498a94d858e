/// The 3D view of a picture: mesh, camera, overlays, picking. Knows channels and overlays, and no model by name.
package limber.ui.viewport;
