/// The view of a scene in the window: meshes and lights in 3D, the canvases over them, and the pointer.
package limber.ui.viewport;
