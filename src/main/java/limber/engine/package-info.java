/// What a kernel is written with: a solver is a schedule of loops of phases over a state, and can be stopped anywhere.
package limber.engine;
