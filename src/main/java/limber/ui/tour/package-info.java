/// A tour for newcomers, in the window itself.
package limber.ui.tour;
