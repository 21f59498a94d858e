/// Surfaces from a formula: spheres, tori, cylinders and figures.
package limber.mesh.shape;
