/// Curves and integrals on flat arrays: formulas without a model around them. Sees nothing of Limber but the engine's vectors and refusals.
package limber.math;
