package limber.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/// The message of a refusal.
class BadInputTest {
    @Test
    void aLineBreakInAQuotedNameDoesNotBreakTheLine() {
        assertEquals("itera\\ns: no such parameter", new BadInput("itera\ns: no such parameter").getMessage());
        assertEquals("a.json:1:2: x\\u001by", new BadInput("x\u001by").at("a.json:1:2").getMessage());
    }
}
