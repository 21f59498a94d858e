/// Meshes as flat arrays: the channels of a skin, writers, surfaces from a formula or a file, picking.
package limber.mesh;
