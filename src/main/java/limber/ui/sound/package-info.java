/// The tone of a measure: its pitch, its samples, and the line to the machine's loudspeaker.
package limber.ui.sound;
