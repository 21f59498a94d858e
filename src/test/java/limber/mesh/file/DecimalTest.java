package limber.mesh.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DecimalTest {
    private static double parse(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return Decimal.parse(bytes, 0, bytes.length);
    }

    /// On both sides of what the fast path takes: 18 digits, 2⁵³, ten to the ±22.
    @ParameterizedTest
    @ValueSource(strings = {
        "0", "-0", "+1", ".5", "-.5", "2.", "1e3", "1E+3", "-1.5e-3", "0.1", "0.30000000000000004",
        "123456.789012345678901234567890", "1e-400", "1e400", "4.9e-324",
        "9007199254740993", "9007199254740993e-10", "9007199254740991e-16", "1e22", "1e23", "1e-22", "1e-23", "123e22",
        "3e-23", "999999999999999999", "9999999999999999999", "9999999999999999999e-18",
        "0.000000000000000000000000000001", "000000000000000000000000000001", "0.00000000000000000000000000000",
        "00e99999999999", "1e99999999999", "1e-99999999999",
    })
    void numbersAreThoseOfParseDouble(String number) {
        assertEquals(Double.doubleToRawLongBits(Double.parseDouble(number)), Double.doubleToRawLongBits(parse(number)),
                number);
    }

    @Test
    void aHundredThousandRandomNumbersAreThoseOfParseDouble() {
        var random = new Random(3);
        for (int n = 0; n < 100_000; n++) {
            String number = switch (n % 4) {
                case 0 -> Double.toString(random.nextGaussian());
                case 1 -> String.valueOf((float) random.nextGaussian());
                case 2 -> random.nextInt(2_000_000) - 1_000_000 + "." + random.nextInt(1_000_000);
                default -> random.nextLong() + "e" + (random.nextInt(60) - 40);
            };
            assertEquals(Double.parseDouble(number), parse(number), number);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", ".", "e5", "1e", "1e+", "1.2.3", "1,5", "0x1p3", "1d", "1f", "--1", "NaN",
        "Infinity", "1e5.0", "1 "})
    void otherTextIsNoNumber(String text) {
        assertTrue(Double.isNaN(parse(text)));
    }
}
