/// Meshes as flat arrays: the channels of a skin, writers, surfaces from a formula or a file, picking. May import the
/// engine and files.
package limber.mesh;
