package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import limber.models.Catalog;
import limber.presentation.view.ShownLayers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The ledger pane of a model that has no masses.
@Tag("wide")
class LedgerlessWindowTest extends SharedWindow {
    LedgerlessWindowTest() {
        super(List.of(Catalog.model("rod")));
    }

    @Override
    void lay() {
        prefer("ledger");
    }

    private Node node(String id) {
        return stage.getScene().getRoot().lookup(id);
    }

    @Test
    void itSaysThatThereIsNoneAndWhy() throws Exception {
        until(() -> fx(() -> node("#ledger-line") != null));
        until(() -> fx(() -> !((Label) node("#ledger-line")).getText().isEmpty()));
        assertEquals("This model has no ledger: it does not move masses by forces, so it has no energy and no "
                + "momentum.", fx(() -> ((Label) node("#ledger-line")).getText()));
        assertTrue(fx(() -> node("#ledger-quantity").isDisabled()));
        ShownLayers shown = scene().session().viewport().showing();
        fx(() -> scene().session().viewport().choose(ShownLayers.LEDGER, true));
        assertTrue(shown.bars().get().isEmpty());
        fx(() -> scene().session().viewport().choose(ShownLayers.LEDGER, false));
    }
}
