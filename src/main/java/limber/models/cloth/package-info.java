/// The cloth: a grid of particles joined by springs, and three methods to step it.
package limber.models.cloth;
