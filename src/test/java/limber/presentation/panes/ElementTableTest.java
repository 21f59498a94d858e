package limber.presentation.panes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.models.Catalog;
import limber.presentation.words.Decimals;
import limber.ui.controls.TableRows;
import org.junit.jupiter.api.Test;

/// The numbers of a table, without its view.
class ElementTableTest {
    private final Model rope = Catalog.model("rope");
    private final Run run = new Run(new Timeline(rope),
            new Timeline(rope).root(rope.defaults().with("segments", "4").with("iterations", "2"), List.of()));

    private Picture picture() {
        return Picture.of(run, PictureRequest.atFirst(rope), true, Optional.empty());
    }

    private ElementTable particles() {
        return ElementTable.of(rope, picture(), "particle", Set.of());
    }

    private static int head(ElementTable sheet, String name) {
        return sheet.heads().stream().map(ElementTable.Head::name).toList().indexOf(name);
    }

    @Test
    void thereIsASheetOfEveryKindThatChannelsHoldAndMeasuresMeasure() {
        assertEquals(List.of("particle", "stick", "vertex", "ring", "constraint"),
                ElementTable.kinds(rope, run.state()));
        for (Model m : Catalog.MODELS) {
            Picture now = Picture.of(new Run(new Timeline(m), new Timeline(m).root(m.defaults(), List.of())),
                    PictureRequest.atFirst(m), false, Optional.empty());
            for (String of : ElementTable.kinds(m, now.state()))
                assertTrue(ElementTable.of(m, now, of, Set.of()).size() > 0, m.name() + " " + of);
        }
    }

    @Test
    void aSheetHoldsAllChannelsOfItsKindAndTheMeasuresAskedFor() {
        ElementTable sheet = ElementTable.of(rope, picture(), "particle", Set.of("speed"));
        assertEquals(5, sheet.size());
        assertTrue(sheet.heads().stream().map(ElementTable.Head::name).toList()
                .containsAll(List.of("position", "previous", "inverseMass", "speed")));
        assertEquals(-1, head(sheet, "rest"), "that is of sticks");
        assertEquals(-1, head(sheet, "moved"), "nobody asked");
        assertEquals(3, sheet.at(head(sheet, "position"), 3, 0), "particle 3 of five on 4 m");
        assertEquals(List.of("residual"),
                ElementTable.of(rope, picture(), "constraint", Set.of()).heads().stream().map(ElementTable.Head::name)
                        .toList());
    }

    @Test
    void aQuantityHasItsRole() {
        ElementTable sheet = ElementTable.of(rope, picture(), "particle", Set.of("velocity"));
        assertEquals("position", sheet.heads().get(head(sheet, "position")).role());
        assertEquals("velocity", sheet.heads().get(head(sheet, "velocity")).role());
        assertEquals("plain", sheet.heads().get(head(sheet, "inverseMass")).role());
        assertTrue(sheet.heads().get(head(sheet, "inverseMass")).whole());
    }

    /// Stick 2 of the first sweep joins particles 2 and 3 and moves no other.
    @Test
    void anOperationHasChangedWhatItWrote() {
        run.seek(run.branch(), new Cursor(1, 4, 3));
        ElementTable now = particles();
        ChangedNumbers changed = ChangedNumbers.by(picture().last().orElseThrow());
        Run before = run.copy();
        before.back(StepSize.ELEMENT);
        int position = head(now, "position");
        for (int i = 0; i < 5; i++)
            for (int part = 0; part < 3; part++) {
                double was = before.state().named("position")[3 * i + part];
                assertEquals(was == now.at(position, i, part) ? OptionalDouble.empty() : OptionalDouble.of(was),
                        changed.before(now, position, i, part), i + " " + part);
            }
        assertTrue(changed.before(now, position, 2, 0).isPresent());
        assertTrue(changed.any(now, position, 0));
        assertFalse(changed.any(now, position, 2), "nothing moves along z");
        assertFalse(changed.any(now, head(now, "previous"), 0));
    }

    @Test
    void aFrameHasChangedAllThatFell() {
        ElementTable before = particles();
        run.next();
        ElementTable now = particles();
        ChangedNumbers changed = ChangedNumbers.since(before, now);
        int position = head(now, "position");
        assertEquals(OptionalDouble.empty(), changed.before(now, position, 0, 1), "pinned");
        assertEquals(OptionalDouble.of(0), changed.before(now, position, 4, 1));
        assertEquals(ChangedNumbers.NOTHING,
                ChangedNumbers.since(ElementTable.of(rope, picture(), "stick", Set.of()), now));
    }

    @Test
    void rowsAreSortedByANumber() {
        run.next();
        ElementTable now = particles();
        assertArrayEquals(new int[]{0, 1, 2, 3, 4}, now.sorted(head(now, "position"), 0, true));
        assertArrayEquals(new int[]{4, 3, 2, 1, 0}, now.sorted(head(now, "position"), 0, false));
        var rows = new TableRows(5);
        rows.order(new int[]{4, 2, 0, 1, 3});
        assertEquals(List.of(4, 2, 0, 1, 3), rows);
        assertEquals(1, rows.row(2));
        rows.order(new int[]{0, 1, 2, 3, 4});
        assertEquals(List.of(0, 1, 2, 3, 4), rows);
    }

    @Test
    void textsReadBackExactly() {
        run.next();
        ElementTable now = particles();
        List<List<String>> rows = now.texts(new int[]{3, 1});
        assertEquals(3, rows.size());
        assertEquals(List.of("particle", "position.x", "position.y", "position.z", "inverseMass"),
                rows.getFirst().subList(0, 5));
        assertEquals(List.of("3", "1"), List.of(rows.get(1).getFirst(), rows.get(2).getFirst()));
        assertEquals(now.at(0, 3, 1), Double.parseDouble(rows.get(1).get(2)));
    }

    @Test
    void decimalsAreAlwaysAsMany() {
        assertEquals("0.33333", Decimals.text(1 / 3.0, false));
        assertEquals("0.00000", Decimals.text(-1e-9, false), "no minus before nothing");
        assertEquals("12", Decimals.text(12, true));
        assertEquals("1.23e+07", Decimals.text(12345678, false));
        assertEquals("99.99900", Decimals.text(99.999, false));
        assertEquals("-100.0000", Decimals.text(-100, false), "as many characters");
        assertEquals("-34414.12", Decimals.text(-34414.123, false));
        assertEquals("-999999.0", Decimals.text(-999_999, false));
        assertEquals("NaN", Decimals.text(Double.NaN, false));
        assertEquals("1.00000 → 1.50000", Decimals.change(1, 1.5, false));
        assertEquals("1.0000000 → 1.0000001", Decimals.change(1, 1.0000001, false), "as many as it takes to see it");
        assertEquals("1.00000 + 2.5e-10", Decimals.change(1, 1 + 2.5e-10, false),
                "so many that nobody could compare them");
        assertEquals("-1.00000 − 2.5e-10", Decimals.change(-1, -1 - 2.5e-10, false));
        assertEquals("0 → 1", Decimals.change(0, 1, true));
    }
}
