package limber.ui.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class QuantityTest {
    /// A measure without a value is not a number; one that reads 0 has a value.
    @Test void noneIsADashAndZeroIsNot() {
        assertEquals("–", Quantity.reading(Double.NaN, "m"));
        assertNotEquals("–", Quantity.reading(0, "m"));
        assertEquals(Quantity.text(0, "m"), Quantity.reading(0, "m"));
    }
}
