/// The code pane's parts: source, values and formulas of the operation that runs. May import engine, JavaFX and
/// formulas (`tex`).
package limber.ui.code;
