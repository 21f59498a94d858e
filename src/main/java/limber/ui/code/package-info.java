/// Source, values and formulas as the window shows them beside the operation that is run: sees engine, JavaFX, and the formula painter.
package limber.ui.code;
