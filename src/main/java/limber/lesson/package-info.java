/// Lessons: their parts, and how they are read.
package limber.lesson;
