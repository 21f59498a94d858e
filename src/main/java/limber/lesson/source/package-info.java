/// The files, texts and values of a lesson, before anything is made of them.
package limber.lesson.source;
