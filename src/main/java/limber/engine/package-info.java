/// The engine: a solver is a schedule of loops that can be stopped anywhere. May import nothing else of Limber, and no
/// JavaFX.
package limber.engine;
