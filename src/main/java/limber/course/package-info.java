/// What joins the lessons: courses with their guides for teachers, the order in which lessons need each other, and the
/// glossary.
package limber.course;
