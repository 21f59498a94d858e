package limber.ui.controls;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import limber.OpensWindow;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxToolkit;

/// Two buttons of 100 pixels each, 60 while tight, 20 while cramped, 10 while scant.
@OpensWindow
class StripTest {
    private static final String SHEET =
            ".button { -fx-min-width: 100; -fx-max-width: 100; } :tight > .button { -fx-min-width: 60; } :cramped > "
                    + ".button { -fx-min-width: 20; } :scant > .button { -fx-min-width: 10; }";

    @BeforeEach
    void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    /// However often it is laid out; `before` is how wide it was.
    @ParameterizedTest
    @CsvSource({"300, 210, ''", "300, 150, tight", "300, 90, cramped tight", "300, 30, cramped scant tight",
        "30, 90, cramped tight", "30, 210, ''", "90, 150, tight", "90, 210, ''",
        "150, 210, ''"})
    void itTakesAsLittleRoomAsItMustAndStaysSo(double before, double width, String states) throws Exception {
        List<String> seen = fx(() -> {
            var strip = new Strip();
            strip.getChildren().addAll(new Button("a"), new Button("b"));
            var scene = new Scene(new Group(strip));
            scene.getStylesheets().add("data:text/css;base64,"
                    + Base64.getEncoder().encodeToString(SHEET.getBytes(StandardCharsets.UTF_8)));
            var last = new ArrayList<String>();
            for (double w : new double[]{before, width})
                for (int pulse = 0; pulse < 8; pulse++) {
                    strip.resize(w, 30);
                    strip.requestLayout();
                    strip.applyCss();
                    strip.layout();
                    if (w == width && pulse > 3) last.add(
                            String.join(" ", strip.getPseudoClassStates().stream().map(PseudoClass::getPseudoClassName)
                                    .filter(List.of("tight", "cramped", "scant")::contains).sorted().toList()));
                }
            return last;
        });
        assertEquals(List.of(states, states, states, states), seen);
    }
}
