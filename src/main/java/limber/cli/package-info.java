/// The command line: one class a command. May import every package; JavaFX only through [limber.ui.Entry], so that no
/// other command loads it.
package limber.cli;
