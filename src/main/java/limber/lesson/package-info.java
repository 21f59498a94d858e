/// Lessons: what they are made of, how they are read and checked, and the expressions in them. Sees models through the
/// catalogue only, and nothing of the window.
package limber.lesson;
