/// The plot of a sweep in the window, with a cursor over its runs.
package limber.ui.sweep;
