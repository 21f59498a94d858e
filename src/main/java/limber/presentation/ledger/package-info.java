/// The ledger of a scene: where its energy or a momentum comes from and goes to, as a table, curves and bars.
@NullMarked
package limber.presentation.ledger;

import org.jspecify.annotations.NullMarked;
