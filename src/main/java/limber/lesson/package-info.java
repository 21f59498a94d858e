/// Lessons: their parts, and how they are read, checked and played through.
package limber.lesson;
