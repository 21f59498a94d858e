/// A lesson's text as JavaFX nodes. Clicks in the text go to a [limber.ui.prose.Prose.Reader].
package limber.ui.prose;
