/// Closed-form truths to compare simulations with. Sees nothing of Limber but the engine's vectors.
package limber.oracle;
