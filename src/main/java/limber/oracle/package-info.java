/// Closed-form truths to compare simulations with. May import the engine's vectors only.
package limber.oracle;
