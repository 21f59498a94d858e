/// The tab of one model: bar, view, transport, and the layers over the view.
///
/// It may see everything but the window around it.
package limber.ui.tab;
