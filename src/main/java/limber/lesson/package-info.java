/// Lessons: their parts, how they are read and checked, and their expressions. May import models through the catalogue
/// only, and nothing of the window.
package limber.lesson;
