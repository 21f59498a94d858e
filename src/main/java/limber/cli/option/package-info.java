/// Options and arguments of commands, as people type them, and what is said of those that are wrong.
package limber.cli.option;
