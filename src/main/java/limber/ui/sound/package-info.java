/// The tone of a measure: its pitch, its samples, and the line to the machine's loudspeaker. May import nothing of
/// Limber, and no JavaFX.
package limber.ui.sound;
