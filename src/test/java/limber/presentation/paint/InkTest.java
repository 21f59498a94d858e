package limber.presentation.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Inks, and that JavaFX's colours of the same text are the same.
class InkTest {
    /// JavaFX keeps a colour's parts in 32 bits.
    private static final double CLOSE = 1e-6;

    private static void same(Color expected, Ink found) {
        assertEquals(expected.getRed(), found.red(), CLOSE);
        assertEquals(expected.getGreen(), found.green(), CLOSE);
        assertEquals(expected.getBlue(), found.blue(), CLOSE);
        assertEquals(expected.getOpacity(), found.opacity(), CLOSE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"#1a2b3c", "#abc", "#1a2b3c80", "rgb(10, 20, 30)", "rgba(10,20,30,0.25)", "white", "black",
        "transparent"})
    void aTextOfAStyleSheetIsTheSameColourAsInTheWindow(String css) {
        same(Color.web(css), Ink.of(css));
    }

    @Test
    void betweenTwoColoursEachPartIsBetween() {
        Ink from = Ink.of("#1a2b3c"), to = Ink.of("#ff800080");
        for (double share : new double[]{-1, 0, 0.2, 0.5, 0.9, 1, 2})
            same(Color.web("#1a2b3c").interpolate(Color.web("#ff800080"), share), from.interpolate(to, share));
    }

    @Test
    void aFadedColourKeepsItsParts() {
        same(Color.web("#40608080").deriveColor(0, 1, 1, 0.5), Ink.of("#40608080").faded(0.5));
        assertEquals(1, Ink.WHITE.faded(3).opacity());
    }

    @Test
    void itsTextIsThatOfAStyleSheet() {
        assertEquals("#0a2b3c", Ink.of("#0a2b3c").hex());
        assertEquals("rgba(10,43,60,1.0)", Ink.of("#0a2b3c").css());
    }
}
