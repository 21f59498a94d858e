package limber.ui.code;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javafx.application.Application;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import limber.OpensWindow;
import limber.engine.ask.WhyTarget;
import limber.presentation.code.Roles;
import limber.presentation.code.RoundCurve;
import limber.presentation.code.Row;
import limber.presentation.code.Token;
import limber.presentation.code.Values;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// A line of source whose values change from one operation to the next, in a pane whose width changes too.
@OpensWindow
class LineBoxTest {
    private static final String CODE = "double error = length - rest;";
    private static final String VECTOR = "error = (0.000693, 0.000693, 0.000693) was (0.00124, 0.00124, 0.00124)";

    private static final double[] WIDTHS = {40, 90, 120, 250, 330, 700};

    @BeforeAll
    static void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    private static Row row(String... values) {
        return new Row(7, 4, List.of(new Token(Token.Kind.NAME, CODE)), true, true, IntStream.range(0, values.length)
                .mapToObj(i -> new Values.Entry("", values[i], values[i], new WhyTarget.Given("error"), new double[1]))
                .toList());
    }

    /// One pass of layout for each, as a cell of a list gets.
    @Test
    void allOfAValueIsInSightWhateverStoodThereBefore() throws Exception {
        var wrong = new ArrayList<String>();
        fx(() -> {
            var box = new LineBox(_ -> {});
            box.setManaged(false); // as a cell does, this gives it its size
            var pane = new Pane(box);
            new Scene(pane).setUserAgentStylesheet(Application.STYLESHEET_MODENA);
            List<Row> rows = List.of(row("k = 1"), row("error = 0.000693"), row(), row(VECTOR), row("e = 1", VECTOR),
                    row("error = 0.000693", "length = 0.125693"), row("n = 0"));
            for (double before : WIDTHS)
                for (double width : WIDTHS)
                    for (Row row : rows) {
                        pass(box, pane, before, row);
                        pass(box, pane, width, row);
                        var values = (ChipFlow) box.lookup(".code-values");
                        assertEquals(row.values().size(), values.getChildren().size());
                        assertTrue(values.getChildren().stream().allMatch(chip -> chip.prefWidth(-1) > 0));
                        assertTrue(values.getBoundsInParent().getMaxY() <= box.getHeight() + 0.5, width + ": " + row);
                        values.getChildren().stream().map(Label.class::cast).filter(chip -> !whole(chip, values))
                                .forEach(chip -> wrong.add("%.0f to %.0f: %s is %.1f × %.1f in %.1f × %.1f".formatted(
                                        before, width, chip.getText(), chip.getWidth(), chip.getHeight(),
                                        values.getWidth(), values.getHeight())));
                    }
        });
        assertEquals(List.of(), wrong);
    }

    /// A curve has its place at the right, or is not drawn.
    @Test
    void aCurveLiesOverNoValue() throws Exception {
        var over = new ArrayList<String>();
        var curve = new RoundCurve(new double[]{0, 3, 1, 2}, 1, String::valueOf, _ -> {});
        fx(() -> {
            var box = new LineBox(_ -> {});
            box.setManaged(false);
            var pane = new Pane(box);
            new Scene(pane).setUserAgentStylesheet(Application.STYLESHEET_MODENA);
            int drawn = 0;
            for (double width = 200; width <= 700; width += 10)
                for (Row row : List.of(row("k = 1"), row("t = 0.474", "speed = 10.25 m"), row(VECTOR))) {
                    pass(box, pane, width, row, curve);
                    Node spark = box.lookup(".spark");
                    var values = (ChipFlow) box.lookup(".code-values");
                    if (spark.getOpacity() == 0) continue;
                    drawn++;
                    for (Node chip : values.getChildren())
                        if (values.localToParent(chip.getBoundsInParent()).intersects(spark.getBoundsInParent()))
                            over.add(width + ": " + ((Label) chip).getText());
                }
            assertTrue(drawn > 20, "drawn " + drawn);
        });
        assertEquals(List.of(), over);
    }

    private static void pass(LineBox box, Pane pane, double width, Row row) {
        pass(box, pane, width, row, null);
    }

    private static void pass(LineBox box, Pane pane, double width, Row row, @Nullable RoundCurve curve) {
        box.show(row, new Roles(Map.of()), null, curve);
        pane.applyCss();
        box.resize(width, box.prefHeight(width));
        pane.layout();
    }

    private static boolean whole(Label chip, ChipFlow values) {
        return chip.getLayoutX() + chip.getWidth() <= values.getWidth() + 0.5
                && chip.getLayoutY() + chip.getHeight() <= values.getHeight() + 0.5
                && chip.getHeight() >= chip.prefHeight(chip.getWidth()) - 1;
    }
}
