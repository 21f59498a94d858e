/// The puppet: a mesh that a few handles deform, by a lattice, by a skinned chain of bones, or as rigidly as possible.
/// It may import engine, math and mesh.
package limber.models.puppet;
