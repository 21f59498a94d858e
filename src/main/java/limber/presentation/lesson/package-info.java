/// A lesson as a student goes through it: the walk from step to step, questions, goals, and the journal of answers.
package limber.presentation.lesson;
