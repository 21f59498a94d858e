/// Formulas: where they stand in a text, TeX into pixels, and a filter for untrusted TeX.
package limber.tex;
