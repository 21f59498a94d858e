/// The engine: a solver is a schedule of loops that can be stopped anywhere. Sees nothing of Limber but itself, and nothing of JavaFX.
package limber.engine;
