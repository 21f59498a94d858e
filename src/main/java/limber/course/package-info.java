/// What joins the lessons: courses with their guides for teachers, the order in which lessons need each other, and the
/// glossary. May import lessons; nothing of the window.
package limber.course;
