/// The language of questions: numbers and conditions on a run, as a lesson, a pane and a command write them.
package limber.expression;
