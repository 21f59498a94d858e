/// The code of a scene as it is read and edited: source, fold, values and formulas of the operation that runs; search.
package limber.presentation.code;
