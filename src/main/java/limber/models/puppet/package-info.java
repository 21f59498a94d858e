/// The puppet: a mesh that a few handles deform, by a lattice, by a skinned chain of bones, or as rigidly as possible.
package limber.models.puppet;
