/// The code pane's parts: the listing with its values, formulas as pictures, and the editor.
package limber.ui.code;
