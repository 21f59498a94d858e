/// The course around the lessons: the path through them, courses with their guides, and the glossary.
///
/// It may see lessons and their library, prose and handouts; no scene, no tab.
package limber.ui.course;
