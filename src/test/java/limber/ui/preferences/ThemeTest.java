package limber.ui.preferences;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import javafx.css.CssParser;
import javafx.css.Declaration;
import javafx.css.Rule;
import javafx.css.Stylesheet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ThemeTest {
    /// JavaFX takes the binary form of a sheet, which the build makes; what it leaves out would be missing unseen.
    @ParameterizedTest
    @EnumSource
    void theBinaryFormOfItsSheetsSaysTheSame(Theme theme) throws IOException {
        List<String> sheets = theme.sheets();
        for (String sheet : sheets.subList(1, sheets.size())) {
            Stylesheet text = new CssParser().parse(URI.create(sheet).toURL()),
                    binary = Stylesheet.loadBinary(URI.create(sheet.replace(".css", ".bss")).toURL());
            assertFalse(text.getRules().isEmpty(), sheet);
            assertEquals(text.getRules().stream().map(ThemeTest::said).toList(),
                    binary.getRules().stream().map(ThemeTest::said).toList(), sheet);
        }
    }

    private static String said(Rule rule) {
        return rule.getSelectors() + " " + rule.getDeclarations().stream().map(Declaration::getProperty).toList();
    }
}
