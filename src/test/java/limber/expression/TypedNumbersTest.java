package limber.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedNumbersTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "0.25 | 0.25", "0,25 | 0.25", "−3 | -3", "2.5 m/s² | 2.5", "2.5m/s² | 2.5", "1e-3 | 0.001", "３，５ | 3.5",
        ".5 | 0.5"
    })
    void aNumberIsReadAsPeopleWriteIt(String text, double value) {
        assertEquals(OptionalDouble.of(value), TypedNumbers.one(text, "m/s²"));
    }

    @ParameterizedTest
    @CsvSource({"''", "a", "1 2", "2 m", "1f", "0x1p3", "NaN", "1e999", "1/0", "2 *", "force", "element", "1 < 2", "(1",
        "(1 + 1)²"})
    void whatIsNoNumberIsNone(String text) {
        assertEquals(OptionalDouble.empty(), TypedNumbers.one(text, "m/s²"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "10/4 | 2.5", "10 / (1 + 2,5 × 1,2) | 2.5", "6·6 | 36", "9÷4 m/s² | 2.25",
        "sqrt(2.25) | 1.5", "10/(1,75+1,5²) | 2.5", "−(1 − 3) | 2"
    })
    void itMayBeWorkedOutWhereItIsTyped(String text, double value) {
        assertEquals(OptionalDouble.of(value), TypedNumbers.one(text, "m/s²"));
    }

    @Test
    void aUnitThatTheQuestionDoesNotHaveIsNotTaken() {
        assertEquals(OptionalDouble.empty(), TypedNumbers.one("0.25 m", ""));
    }
}
