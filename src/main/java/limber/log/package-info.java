/// Logs of the operations of any program, opened as runs: their reader, their index, and the solver that plays them.
package limber.log;
