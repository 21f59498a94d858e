/// Surfaces as flat arrays: what belongs to a vertex, the channels and phases of a skin, what a ray hits.
package limber.mesh;
