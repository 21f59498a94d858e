/// Whole sweeps, faster to the same bits: what a kernel does to one member is traced once, and members that do not
/// touch each other run side by side.
package limber.engine.levels;
