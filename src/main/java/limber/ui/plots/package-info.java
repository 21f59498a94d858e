/// Plots of measures over time, inside a frame, and against each other. Measures come from what a model declares.
package limber.ui.plots;
