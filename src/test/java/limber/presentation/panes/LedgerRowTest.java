package limber.presentation.panes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import limber.ask.Ledger;
import limber.ask.LedgerReader;
import limber.engine.Cursor;
import limber.engine.model.Balance;
import limber.presentation.panes.LedgerRow.Kind;
import org.junit.jupiter.api.Test;

/// The rows of a ledger's table, of numbers that are made up: kinetic and potential energy, hands and the method.
class LedgerRowTest {
    private static final Ledger LEDGER = new Ledger(Balance.Kind.ENERGY, 0, List.of("kinetic", "potential"),
            List.of(Balance.HANDS, Ledger.METHOD));

    private static Ledger.Entry entry(String phase, double kinetic, double potential, double hands, double method) {
        return new Ledger.Entry(phase, new double[]{kinetic, potential}, new double[]{hands, method});
    }

    private static List<LedgerRow> rows(Ledger.Entry inputs, Optional<double[]> operation) {
        var frame = new Ledger.Frame(3, new double[]{1, 10}, new double[]{4, 5}, List.of(inputs,
                entry("fall", 4, -5, 0, -1), entry("correct", -1, 0, 0, -1)));
        return LedgerRow.of(new LedgerReader.Page(Cursor.complete(3), LEDGER, Optional.of(frame), operation));
    }

    @Test
    void aRowForEachPhaseStandsBetweenBeforeAndAfter() {
        List<LedgerRow> rows = rows(entry(Ledger.INPUTS, 0, 0, 0, 0), Optional.empty());
        assertEquals(List.of(Kind.BEFORE, Kind.PHASE, Kind.PHASE, Kind.CHANGE, Kind.AFTER),
                rows.stream().map(LedgerRow::kind).toList());
        LedgerRow change = rows.get(3);
        assertArrayEquals(new double[]{3, -5}, change.terms());
        assertArrayEquals(new double[]{0, -2}, change.accounts());
        assertEquals(List.of(11.0, -1.0, -1.0, -2.0, 9.0), rows.stream().map(LedgerRow::total).toList());
    }

    @Test
    void inputsHaveARowWhereTheyChangedSomething() {
        assertEquals("fall", rows(entry(Ledger.INPUTS, 0, 0, 0, 0), Optional.empty()).get(1).phase());
        assertEquals(Ledger.INPUTS, rows(entry(Ledger.INPUTS, 0, 2, 2, 0), Optional.empty()).get(1).phase());
    }

    @Test
    void aColumnHasNothingWhereThereIsNoCause() {
        LedgerRow last = rows(entry(Ledger.INPUTS, 0, 0, 0, 0), Optional.of(new double[]{0.5, -0.25})).getLast();
        assertEquals(Kind.OPERATION, last.kind());
        assertEquals(Optional.of(0.25), last.number(new LedgerColumn.Total()));
        assertEquals(Optional.of(-0.25), last.number(new LedgerColumn.Term(1)));
        assertEquals(Optional.empty(), last.number(new LedgerColumn.Account(1)));
    }

    /// The largest number is 10.
    @Test
    void whatIsRoundingIsMeasuredByTheLargest() {
        assertEquals(1e-8, LedgerRow.rounding(rows(entry(Ledger.INPUTS, 0, 0, 0, 0), Optional.empty())), 1e-20);
        assertEquals(0, LedgerRow.rounding(List.of()));
    }
}
