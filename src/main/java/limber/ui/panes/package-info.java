/// The panes beside a view, each with its controller.
package limber.ui.panes;
