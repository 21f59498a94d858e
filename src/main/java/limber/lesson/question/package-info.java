/// Kinds of questions, their answers, and what judges an answer.
package limber.lesson.question;
