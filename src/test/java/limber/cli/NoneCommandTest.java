package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A measure that has no value, as commands print it. A rope of 3 m between ends 4 m apart has no catenary.
class NoneCommandTest {
    private static final String SHORT = " --set pinEnd=true --set length=3 ";

    @Test
    void aTableHoldsNaN() {
        String traced = Outcome.line("trace rope --frames 1 --channel catenaryError" + SHORT).succeeded().out();
        assertTrue(traced.lines().toList().getLast().endsWith(",NaN"), traced);
    }

    /// Neither small nor large nor other than a number.
    @ParameterizedTest
    @ValueSource(strings = {"catenaryError<0.001", "catenaryError>=0", "catenaryError!=1",
        "catenaryError==0"})
    void noComparisonHolds(String condition) {
        Outcome outcome = Outcome.line("find rope --frames 1..3 --where " + condition + SHORT);
        assertEquals(1, outcome.code(), outcome.out() + outcome.err());
        assertFalse(outcome.err().contains("Exception"), outcome.err());
    }
}
