package limber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClearLineTest {
    @Test
    void aLineIsClear() {
        assertEquals("x.obj:1: is empty", ClearLine.checked("x.obj:1: is empty"));
        ClearLine.checked("x".repeat(2499));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\u2003", "one\ntwo", "one\rtwo"})
    void anythingElseIsNot(String said) {
        assertThrows(AssertionError.class, () -> ClearLine.checked(said));
    }

    @Test
    void aPageIsNoLine() {
        assertThrows(AssertionError.class, () -> ClearLine.checked("x".repeat(2500)));
    }
}
