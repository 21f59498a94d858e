package limber.presentation.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class QuantityTest {
    /// 0.1 + 0.2 is 0.30000000000000004, one representable number above 0.3.
    @Test
    void twoValuesHaveAsManyDigitsAsTellThemApart() {
        assertEquals(List.of("1.23 m", "1.24 m"), apart(1.23456, 1.24));
        assertEquals(List.of("1.2346 m", "1.2345 m"), apart(1.23456, 1.23451));
        assertEquals(List.of("300.0000000000001 mm", "300 mm"), apart(0.1 + 0.2, 0.3));
        assertEquals(List.of("(1, 0.5, 0) m", "(1, 0.5001, 0) m"),
                Quantity.apart(new double[]{1, 0.5, 0}, new double[]{1, 0.5001, 0}, "m"));
        assertEquals(List.of("[-0.0]", "[0.0]"), apart(-0.0, 0.0));
    }

    private static List<String> apart(double one, double other) {
        return Quantity.apart(new double[]{one}, new double[]{other}, "m");
    }

    /// 10.942 and 10.958 are 0.016 apart: less than a tenth, more than a hundredth. A vector has the digits of that one
    /// of its numbers that needs fewest.
    @Test
    void aChangeHasAsManyDigitsAsShowIt() {
        assertEquals(4, digits(10.942, 10.958));
        assertEquals(3, digits(0, 2));
        assertEquals(3, digits(-1.25, 1.25));
        assertEquals(3, digits(7, 7), "nothing changes");
        assertEquals(5, digits(0.33331, 0.33333));
        assertEquals(9, digits(1, Math.nextUp(1.0)));
        assertEquals(4, Quantity.digitsOfChange(new double[]{2, -0.02350, 0}, new double[]{2.00001, -0.02346, 0}));
    }

    private static int digits(double before, double after) {
        return Quantity.digitsOfChange(new double[]{before}, new double[]{after});
    }

    @Test
    void aLengthThatIsRoundedUpToAThousandTakesTheNextUnit() {
        assertEquals("1 m", Quantity.text(0.9997, "m"));
        assertEquals("-1 mm", Quantity.text(-0.0009996, "m"));
        assertEquals("999 mm", Quantity.text(0.9994, "m"));
        assertEquals("1 ms", Quantity.text(0.001, "s"));
    }

    /// A measure without a value is not a number; one that reads 0 has a value.
    @Test
    void noneIsADashAndZeroIsNot() {
        assertEquals("–", Quantity.reading(Double.NaN, "m"));
        assertNotEquals("–", Quantity.reading(0, "m"));
        assertEquals(Quantity.text(0, "m"), Quantity.reading(0, "m"));
    }
}
