package limber.presentation.panes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.IntStream;
import limber.ask.Ledger;
import limber.ask.LedgerCourse.Entry;
import limber.ask.LedgerCourse.Kept;
import limber.engine.model.Balance;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.models.Catalog;
import limber.presentation.play.Playback;
import limber.presentation.plots.PlotContent;
import limber.presentation.plots.PlotCurve;
import limber.presentation.plots.Points;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.Test;

/// The curves of a ledger of a rope, of frames that are made up.
class LedgerCurvesTest {
    private static final List<Entry> FRAMES = List.of(
            new Entry(new double[]{1, -3}, new double[]{0, 0, 0, 0}),
            new Entry(new double[]{2, -5}, new double[]{0, 0, 0.5, -1.5}));

    private static Ledger ledger(Balance.Kind kind) {
        var timeline = new Timeline(Catalog.model("rope"));
        return Ledger.of(new Run(timeline, timeline.root(Catalog.model("rope").defaults(), List.of())), kind)
                .getFirst();
    }

    /// @param kept the quantity that the frames are of
    private static LedgerCurves curves(Balance.Kind kept) {
        ResourceBundle words = Language.ENGLISH.words();
        var model = Catalog.model("rope");
        Playback none = null; // only a click needs it
        return new LedgerCurves(none, new LedgerNames(model, new Wording(model, words)),
                ledger(Balance.Kind.ENERGY),
                () -> Optional.of(new Kept(ledger(kept), 7, 8, FRAMES, Set.of(0, 1, 4, 5))));
    }

    private static double[] values(PlotCurve curve) {
        var points = new Points();
        curve.source().accept(points);
        return IntStream.range(0, points.size()).mapToDouble(points::y).toArray();
    }

    /// The accounts are hands, contact, damping and the method; the first two did nothing.
    @Test
    void partsAreAreasAndWhatCausesAddedAreLines() {
        PlotContent content = curves(Balance.Kind.ENERGY).content();
        assertEquals(List.of("kinetic energy", "potential energy", "sum of the parts",
                "damping, added since frame 7", "method, added since frame 7"),
                content.curves().stream().map(PlotCurve::label).toList());
        assertEquals(List.of(true, true, false, false, false),
                content.curves().stream().map(PlotCurve::area).toList());
        assertArrayEquals(new double[]{-3, -5}, values(content.curves().get(1)));
        assertArrayEquals(new double[]{-2, -3}, values(content.curves().get(2)));
        assertArrayEquals(new double[]{0, -1.5}, values(content.curves().get(4)));
    }

    @Test
    void framesOfAnotherQuantityAreNotShownAsThese() {
        assertEquals(List.of(), curves(Balance.Kind.MOMENTUM).shown());
    }

    @Test
    void theTableHasAllOfThem() {
        assertEquals(List.of(List.of("frame", "kinetic", "potential", "hands", "contact", "damping", "method"),
                List.of("8", "1.0", "-3.0", "0.0", "0.0", "0.0", "0.0"),
                List.of("9", "2.0", "-5.0", "0.0", "0.0", "0.5", "-1.5")), curves(Balance.Kind.ENERGY).table());
    }
}
