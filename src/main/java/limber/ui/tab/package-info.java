/// The tab of one model: bar, view, transport, and the layers over the view.
package limber.ui.tab;
