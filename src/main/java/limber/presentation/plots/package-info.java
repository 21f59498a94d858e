/// Plots of measures and curves drawn by hand: what they show, what a hand does to them, and how they are painted.
package limber.presentation.plots;
