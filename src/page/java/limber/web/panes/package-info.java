/// What is shown beside the scene of a page: transport, caption, code, formulas, plot, reasons and settings.
package limber.web.panes;
