/// Messages about bad input, and what may have been meant.
package limber.engine.text;
