/// Plots of measures over time, inside a frame, and against each other. Knows measures by what a model declares and no model
/// by name; may import engine, JavaFX, the playback whose history is plotted, and of the window no controller.
package limber.ui.plots;
