/// The jelly: a mesh that leans after one point on a spring, by a mask. It may import engine, mesh and oracle.
package limber.models.jelly;
