/// A lesson as a student goes through it: its answers, goals and sentences about them.
package limber.presentation.lesson;
