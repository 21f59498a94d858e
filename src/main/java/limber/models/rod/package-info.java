/// The rod: a mesh bent along a Bézier curve whose control points are dragged, or follow a pull. It may import engine,
/// math, mesh and oracle.
package limber.models.rod;
