/// The jelly: a mesh that leans by a mask after one point on a spring. It may import engine, mesh and oracle.
package limber.models.jelly;
