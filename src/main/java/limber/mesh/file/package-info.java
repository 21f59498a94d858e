/// Surfaces by name or from a file, and the files of meshes: readers of what strangers send, and writers.
package limber.mesh.file;
