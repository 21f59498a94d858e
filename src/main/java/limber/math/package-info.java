/// Curves, integrals and matrices on flat arrays, independent of models.
package limber.math;
