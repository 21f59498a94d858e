/// What a lesson says, drawn. Sees CommonMark, JavaFX, lessons, and of the window how formulas and code are drawn; no controller,
/// no playback: what a reader does in the text is told to a [limber.ui.lesson.Prose.Reader].
package limber.ui.lesson;
