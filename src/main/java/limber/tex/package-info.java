/// TeX into pixels, and a filter for untrusted TeX. May import the formula library, and no toolkit.
@NullMarked
package limber.tex;

import org.jspecify.annotations.NullMarked;
