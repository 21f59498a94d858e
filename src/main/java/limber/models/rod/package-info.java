/// The rod: a mesh bent along a Bézier curve whose control points are dragged, or follow a pull.
package limber.models.rod;
