/// The command line: a class for each command; those of the launcher share one. JavaFX only through
/// [limber.ui.Entry], so that no other command loads it.
package limber.cli;
