/// Checks of a whole lesson: it is played through, and its numbers are recomputed.
package limber.lesson.check;
