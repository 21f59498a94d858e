package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import limber.engine.StepSize;
import limber.engine.model.Balance;
import limber.models.Catalog;
import limber.moment.MomentReader;
import limber.moment.MomentWriter;
import limber.presentation.paint.SceneBars;
import limber.presentation.panes.LedgerKeeper.Quantity;
import limber.presentation.play.Playback;
import limber.presentation.view.ShownLayers;
import limber.ui.plots.Plot;
import limber.ui.scene.SceneMoments;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The ledger of a rope in the real window, by a robot.
@Tag("wide")
class LedgerWindowTest extends SharedWindow {
    LedgerWindowTest() {
        super(List.of(Catalog.model("rope")));
    }

    @Override
    void lay() {
        prefer("ledger");
    }

    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    @BeforeEach
    void isOpen() throws Exception {
        until(() -> fx(() -> node("#ledger") != null));
    }

    @AfterEach
    void asBefore() throws Exception {
        fx(() -> {
            scene().session().viewport().showing().names().remove(ShownLayers.LEDGER);
            scene().session().ledger().quantity().set(Quantity.ENERGY);
        });
        press("#ledger-frame");
    }

    private Node node(String id) {
        return stage.getScene().getRoot().lookup(id);
    }

    private void press(String button) throws Exception {
        fx(() -> ((ToggleButton) node(button)).fire());
    }

    private TableView<?> table() {
        return (TableView<?>) node("#ledger");
    }

    private Playback played() {
        return scene().session().playback();
    }

    private String line() throws Exception {
        return fx(() -> ((Label) node("#ledger-line")).getText());
    }

    private void goTo(int frame) throws Exception {
        fx(() -> played().goFrame(frame));
        until(() -> line().startsWith("Frame " + frame + "."));
    }

    /// The text of a cell, by the places of its row and its column.
    private String cell(int row, int column) throws Exception {
        return fx(() -> {
            table().layout();
            return table().lookupAll(".table-row-cell").stream()
                    .filter(r -> ((TableRow<?>) r).getIndex() == row)
                    .flatMap(r -> r.lookupAll(".table-cell").stream()).map(TableCell.class::cast)
                    .filter(c -> c.getTableView().getVisibleLeafIndex(c.getTableColumn()) == column)
                    .map(TableCell::getText).findFirst().orElse("");
        });
    }

    @Test
    void aRowTellsWhatAPhaseChangedAndLeadsToIt() throws Exception {
        assertTrue(line().startsWith("Nothing has moved yet"), line());
        goTo(3);
        until(() -> "integrate".equalsIgnoreCase(cell(2, 0)));
        assertEquals("Before", cell(0, 0));
        // the 39 or 40 particles that fall each lose ½·(g·h)² to the method
        assertTrue(cell(2, 2).startsWith("-"), cell(2, 2));
        fx(() -> {
            table().getSelectionModel().select(2);
            table().requestFocus();
        });
        type(KeyCode.ENTER);
        until(() -> fx(() -> played().picture().get().cursor().frame() == 2
                && !played().picture().get().cursor().betweenFrames()));
        assertEquals("integrate", fx(() -> played().picture().get().path().phase().name()));
        assertEquals(0, fx(() -> played().picture().get().cursor().element()));
        until(() -> cell(2, 0).startsWith("▶"));
        fx(() -> {
            played().transport().stepSize().set(StepSize.ELEMENT);
            played().transport().step(true);
        });
        until(() -> "Last operation".equals(cell(6, 0)));
    }

    @Test
    void overTimeThePartsAreStacked() throws Exception {
        goTo(20);
        press("#ledger-course");
        Plot plot = (Plot) node("#ledger-plot");
        until(() -> fx(() -> scene().session().ledger().known().get().filter(k -> k.last() >= 20).isPresent()));
        until(() -> fx(() -> {
            plot.draw();
            return plot.queryAccessibleAttribute(AccessibleAttribute.TEXT).toString();
        }).startsWith("frame 20"));
        String said = fx(() -> plot.queryAccessibleAttribute(AccessibleAttribute.TEXT).toString());
        for (String part : List.of("kinetic energy", "potential energy", "sum of the parts", "method"))
            assertTrue(said.contains(part), said);
        assertFalse(said.contains("contact"), said);
    }

    @Test
    void aLongRunSaysHowFarItHasBeenRead() throws Exception {
        press("#ledger-course");
        fx(() -> played().goFrame(3000));
        until(() -> line().matches("Frame 3000\\. .*Reading… frame \\d+ of 3000\\."));
        until(() -> !line().contains("Reading"));
        assertEquals(3000, fx(() -> scene().session().ledger().known().get().orElseThrow().last()));
    }

    @Test
    void aMomentumHasAxes() throws Exception {
        goTo(2);
        ComboBox<?> quantity = (ComboBox<?>) node("#ledger-quantity");
        assertEquals(7, fx(() -> quantity.getItems().size()));
        fx(() -> quantity.getSelectionModel().select(2));
        until(() -> line().contains("m/s (each mass is 1)."));
        assertEquals(new Quantity(Balance.Kind.MOMENTUM, 1),
                fx(() -> scene().session().ledger().quantity().get()));
    }

    @Test
    void barsStandBesideTheSceneWhileTheyAreShown() throws Exception {
        ShownLayers shown = scene().session().viewport().showing();
        fx(() -> scene().session().viewport().choose(ShownLayers.LEDGER, true));
        fx(() -> played().goFrame(5));
        until(() -> fx(() -> shown.bars().get().filter(b -> b.rows().stream()
                .anyMatch(r -> r.name().endsWith("frame 5"))).isPresent()));
        SceneBars bars = shown.bars().get().orElseThrow();
        assertEquals(
                "each mass is 1, kinetic energy, potential energy, sum of the parts, added since frame 0, "
                        + "up to frame 5, method",
                bars.rows().stream().map(SceneBars.Row::name).collect(Collectors.joining(", ")));
        double[] values = bars.rows().stream().filter(SceneBars.Bar.class::isInstance)
                .mapToDouble(b -> ((SceneBars.Bar) b).value()).toArray();
        assertTrue(values[0] > 0 && values[1] < 0);
        assertEquals(values[0] + values[1], values[2], 1e-9);
        assertEquals(values[2], values[3], 1e-9); // it began with none, and only the method acts
        fx(() -> scene().session().viewport().choose(ShownLayers.LEDGER, false));
        assertEquals(Optional.empty(), shown.bars().get());
    }

    @Test
    void aMomentKeepsTheBars() throws Exception {
        ShownLayers shown = scene().session().viewport().showing();
        fx(() -> scene().session().viewport().choose(ShownLayers.LEDGER, true));
        String written = MomentWriter.line(fx(() -> new SceneMoments(scene().session()).now()));
        assertTrue(written.contains("\"ledger\""), written);
        fx(() -> scene().session().viewport().choose(ShownLayers.LEDGER, false));
        fx(() -> new SceneMoments(scene().session()).show(MomentReader.text(written)));
        until(() -> fx(() -> shown.bars().get().isPresent()));
    }
}
