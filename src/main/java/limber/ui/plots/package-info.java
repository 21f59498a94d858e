/// Plots in the window: the canvases of curves over time and of curves drawn by hand, and steps as nodes.
package limber.ui.plots;
