/// Plots of measures over time, inside a frame, and against each other. Measures come from what a model declares. May
/// import engine, JavaFX and the playback whose history is plotted; no controller.
package limber.ui.plots;
