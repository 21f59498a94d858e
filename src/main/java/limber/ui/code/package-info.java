/// The code pane's parts: source, values and formulas of the operation that runs.
package limber.ui.code;
