/// Homework: what a class hands in, verified and marked, and questions for other programs.
package limber.homework;
