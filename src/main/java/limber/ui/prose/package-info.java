/// A lesson's text as JavaFX nodes. May import CommonMark, JavaFX, lessons, and the window's formulas and code; no
/// controller, no playback. Clicks in the text go to a [limber.ui.prose.Prose.Reader].
package limber.ui.prose;
