/// Source, values and formulas as the window shows them beside the operation that is run: sees engine, JavaFX, and formulas.
package limber.ui.code;
