/// Editors of one parameter each, by its kind.
package limber.ui.parameters;
