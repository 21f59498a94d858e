/// The text of a lesson as pieces, whatever prints them.
package limber.presentation.prose;
