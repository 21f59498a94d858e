/// A lesson as a student goes through it: journal, predictions, goals, and sentences about them.
package limber.presentation.lesson;
