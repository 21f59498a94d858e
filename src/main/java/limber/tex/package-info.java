/// Formulas: where they stand in a text, TeX into pixels, and a filter for untrusted TeX.
@NullMarked
package limber.tex;

import org.jspecify.annotations.NullMarked;
