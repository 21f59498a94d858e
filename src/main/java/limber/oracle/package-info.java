/// Closed-form truths to compare simulations with.
package limber.oracle;
