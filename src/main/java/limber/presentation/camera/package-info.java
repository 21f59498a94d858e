/// The camera on a scene: its projection, its poses, the boxes that scenes move in, and the room that a view leaves for
/// them.
package limber.presentation.camera;
