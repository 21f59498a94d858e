/// Curves, integrals and matrices on flat arrays, independent of models. May import the engine's vectors and refusals
/// only.
package limber.math;
