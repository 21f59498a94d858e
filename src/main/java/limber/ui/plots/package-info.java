/// Plots of measures over time, inside a frame, and against each other. Knows measures by what a model declares, and no
/// model by name.
package limber.ui.plots;
