/// Meshes as flat arrays: the channels of a skin, topology, writers. Sees the engine only.
package limber.mesh;
