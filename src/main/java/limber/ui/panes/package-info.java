/// The panes beside a view, each with its controller.
///
/// It may see scene and everything below it; no lesson, no tab.
package limber.ui.panes;
