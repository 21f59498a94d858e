package limber.presentation.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class DecimalsTest {
    /// A substep of 1/240 s has four digits in a field; what is short stays as it was typed.
    @Test
    void aLongNumberHasFourDigitsInAField() {
        assertEquals("0.004167", Decimals.brief("0.004166666666666667"));
        assertEquals("-12350", Decimals.brief("-12345.678"));
        assertEquals("-9.81", Decimals.brief("-9.81"));
    }

    /// A newcomer reads decimals; only where they would not fit comes the power of ten, as a pocket calculator has it.
    @Test
    void aSmallNumberIsADecimalWhileItFits() {
        assertEquals("0.0004", Decimals.brief("4.0E-4"));
        assertEquals("0.00025", Decimals.brief("2.5E-4"));
        assertEquals("1e-6", Decimals.brief("1.0E-6"));
        assertEquals("1.235e-7", Decimals.brief("1.2345678E-7"));
        assertEquals("2e9", Decimals.brief("2.0E9"));
    }

    @Test
    void aZeroHasNoSign() {
        assertEquals("0", Decimals.brief("-0"));
        assertEquals("0,-0.5,0;0,10,-0.25", Decimals.plainZero("-0,-0.5,-0;0,10,-0.25"));
    }
}
