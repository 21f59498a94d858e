/// Questions to a run: where a condition holds, what stops it, and how a measure depends on parameters.
package limber.ask;
