/// TeX into pixels, and which TeX of a stranger may be: sees the formula painter, and no toolkit.
@NullMarked
package limber.tex;

import org.jspecify.annotations.NullMarked;
