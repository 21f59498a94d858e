package limber.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;

class JsonTextTest {
    private static String complaint(String text) {
        return assertThrows(BadInput.class, () -> JsonText.read("x.json", text)).getMessage();
    }

    /// A thousand digits are read; of one more the parser itself names no place.
    @Test
    void aNumberOfTooManyDigitsHasItsLine() {
        String digits = "1".repeat(1000);
        assertEquals(digits, JsonText.read("x.json", digits).number("it", "a number"));
        for (String number : new String[]{digits + "1", "-" + digits + "1", "0." + digits + "1"})
            assertEquals("x.json:2:", complaint("[1,\n" + number + "]").substring(0, 9), number);
    }

    @Test
    void aKeyOfTooManyCharactersHasItsLine() {
        String key = "k".repeat(50_000);
        assertEquals(Map.of(key, "v"), Map.of(
                JsonText.read("x.json", "{\"" + key + "\":\"v\"}").object("it", "").keySet().iterator().next(), "v"));
        assertEquals("x.json:2:",
                complaint("{\n\"" + key + "more\": 1}").substring(0, 9));
    }

    /// As pasted from a PDF or a word processor.
    @Test
    void aCharacterThatLooksLikeAnotherIsNamed() {
        assertEquals("x.json:1:2: not JSON: '−' cannot stand here; - would be right", complaint("[−1]"));
        assertEquals("x.json:1:2: not JSON: '“' cannot stand here; \" would be right", complaint("[“a”]"));
    }

    @Test
    void whatIsTooLongIsSaidInPlainWords() {
        String right =
                "a number or a key ends here that is too long; at most 1000 digits, or 50000 characters of a key, "
                        + "would be right";
        assertEquals("x.json:1:1003: " + right, complaint("[" + "1".repeat(1001) + "]"));
    }
}
