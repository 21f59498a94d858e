/// The course around the lessons: the path through them, courses with their guides, and the glossary.
package limber.ui.course;
