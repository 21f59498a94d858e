/// The code of a scene as it is read: source, fold, values and formulas of the operation that runs.
package limber.presentation.code;
