/// Meshes as flat arrays: the channels of a skin, writers, surfaces with a formula or from a file, picking. Sees the engine only.
package limber.mesh;
