/// Answers of students: their files, and who answered what.
package limber.lesson.answers;
