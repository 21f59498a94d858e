/// The cloth: a grid of particles joined by springs, and three methods to step it. It may import engine, math, mesh and
/// oracle.
package limber.models.cloth;
