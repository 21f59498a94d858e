/// A lesson in a page: its text, its questions, its goals, and the answers that are kept.
package limber.web.lesson;
