/// Plots of measures, curves drawn by hand, and sweeps: what they show, what a hand does to them, and how they are
/// painted.
package limber.presentation.plots;
