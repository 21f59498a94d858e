/// A lesson as a student goes through it, and its pane.
package limber.ui.lesson;
