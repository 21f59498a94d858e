/// The command line: one class a command. JavaFX only through [limber.ui.Entry], so that no other command loads it.
package limber.cli;
