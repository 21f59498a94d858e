package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.settled;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.util.Subscription;
import limber.OpensWindow;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.models.Catalog;
import limber.presentation.panes.Questions;
import limber.presentation.play.Playback;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import limber.ui.controls.FxLater;
import limber.ui.controls.View;
import limber.ui.panes.NumbersController;
import limber.ui.preferences.Theme;
import limber.ui.scene.NumbersChoice;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;
import org.testfx.util.WaitForAsyncUtils;

/// The Numbers pane of a rope of 40 sticks, driven by a robot.
@OpensWindow
@Tag("wide")
class NumbersWindowTest extends ApplicationTest {
    private final Model rope = Catalog.model("rope");
    private final NumbersChoice choice = new NumbersChoice();
    private Playback playback;
    private Subscription following;
    private String said = "";

    @Override
    public void start(Stage stage) {
        ResourceBundle ui = Language.ENGLISH.words();
        playback = new Playback(FxLater.THREAD, rope, rope.defaults(), e -> {
            throw new AssertionError(e);
        });
        var numbers = new NumbersController(playback, new Questions(playback), new Wording(rope, ui), choice,
                line -> said = line);
        stage.setScene(new Scene(View.load("numbers", ui, List.of(numbers)), 700, 420));
        Theme.DARK.apply(stage.getScene());
        stage.setMinWidth(0); // another test's window was this stage
        stage.setX(0);
        stage.setY(0);
        stage.sizeToScene();
        stage.show();
        following = numbers.follow();
    }

    @BeforeEach
    void shown() throws Exception {
        until(() -> picture() != null && fx(() -> table().getItems().size()) == 41); // a look-up is of that thread
    }

    @AfterEach
    void close() throws Exception {
        settled(playback::close);
    }

    @Test
    void aRowIsTheSelection() throws Exception {
        clickOn(cell("position", 0, 5));
        assertEquals(Optional.of(new Element("particle", 5)), playback.selected().get());
        settled(() -> playback.selected().set(Optional.of(new Element("particle", 38))));
        assertEquals(38, table().getSelectionModel().getSelectedItem());
        assertTrue(cell("position", 0, 38).getText().startsWith("3.8"),
                "it is scrolled into view; particle 38 is at 38·4/40 m");
        settled(() -> playback.selected().set(Optional.of(new Element("stick", 7))));
        assertEquals("stick", lookup("#numbers-kinds").<ComboBox<?>>query().getValue(),
                "a stick is shown among sticks");
        assertEquals(40, table().getItems().size());
        assertEquals(7, table().getSelectionModel().getSelectedItem());
        settled(() -> playback.selected().set(Optional.empty()));
        assertTrue(table().getSelectionModel().isEmpty());
    }

    @Test
    void findGoesToARowOrSaysThatThereIsNone() throws Exception {
        clickOn("#numbers-find").write("33\n");
        assertEquals(Optional.of(new Element("particle", 33)), playback.selected().get());
        lookup("#numbers-find").<TextField>query().clear();
        write("41\n");
        assertEquals("There is no particle 41. Their numbers go from 0 to 40.", said);
        assertEquals(Optional.of(new Element("particle", 33)), playback.selected().get());
    }

    /// In frame 1 everything but the pinned particle falls h²·g = 0.02² · 9.81 = 0.003924 m.
    @Test
    void whatAStepHasChangedStandsBeforeAndAfter() throws Exception {
        settled(() -> playback.transport().step(true));
        until(() -> picture().cursor().equals(Cursor.complete(1)));
        assertEquals("0.00000 → -0.00392", cell("position", 1, 4).getText());
        assertEquals("0.00000", cell("position", 1, 0).getText());
        settled(() -> playback.transport().step(false));
        until(() -> picture().cursor().equals(Cursor.START));
        assertEquals("-0.00392 → 0.00000", cell("position", 1, 4).getText(), "a step back changes it back");
    }

    @Test
    void anOperationMarksWhatItWroteAlone() throws Exception {
        settled(() -> {
            playback.transport().stepSize().set(StepSize.ELEMENT);
            playback.transport().find(1, Map.of("substep", 1), "integrate", 3);
        });
        until(() -> picture().path().phase().name().equals("integrate") && picture().path().element() == 3);
        settled(() -> playback.transport().step(true));
        until(() -> picture().path().element() == 4);
        assertEquals("0.00000 → -0.00392", cell("position", 1, 3).getText());
        assertEquals("-0.00392", cell("position", 1, 2).getText(), "that was the operation before");
        assertEquals("0.00000", cell("position", 1, 4).getText());
    }

    @Test
    void rowsAreSortedWhileStoppedAndStayWhilePlaying() throws Exception {
        TableColumn<Integer, ?> x = column("position", 0);
        settled(() -> {
            x.setSortType(TableColumn.SortType.DESCENDING);
            table().getSortOrder().setAll(List.of(x));
        });
        assertEquals(List.of(40, 39, 38), table().getItems().subList(0, 3));
        settled(() -> playback.playing().set(true));
        until(() -> picture().cursor().frame() > 5);
        settled(() -> {
            x.setSortType(TableColumn.SortType.ASCENDING);
            table().sort();
        });
        assertEquals(List.of(40, 39, 38), table().getItems().subList(0, 3), "frozen");
    }

    /// 41 particles, then 40 sticks.
    @Test
    void aSortedTableShowsAnotherKindInItsOwnOrder() throws Exception {
        settled(() -> {
            var index = table().getColumns().getFirst();
            index.setSortType(TableColumn.SortType.DESCENDING);
            table().getSortOrder().setAll(List.of(index));
            table().sort();
        });
        assertEquals(40, table().getItems().getFirst());
        settled(() -> playback.selected().set(Optional.of(new Element("stick", 7))));
        assertEquals(IntStream.range(0, 40).boxed().toList(), table().getItems());
    }

    @Test
    void doubleClickRunsToTheNextOperation() throws Exception {
        Fx.doubleClick(cell("position", 0, 3));
        until(() -> picture().next().isPresent() && picture().path().phase().name().equals("integrate"));
        assertEquals(3, picture().path().element());
        type(KeyCode.ENTER);
        until(() -> picture().path().phase().name().equals("distance"));
        assertEquals(2, picture().path().element(), "the stick before it");
    }

    @Test
    void measuresJoinWhenTheyAreAskedFor() throws Exception {
        clickOn("#numbers-measures").clickOn("#measure-speed");
        assertTrue(table().getColumns().stream().anyMatch(c -> title(c).equals("speed · m/s")));
        assertTrue(choice.measures().contains("speed"), "it outlives the pane");
    }

    @Test
    void selectedRowsAreCopiedWithEveryDigit() throws Exception {
        settled(() -> playback.goFrame(3));
        until(() -> picture().cursor().equals(Cursor.complete(3)) && picture().next().isPresent());
        clickOn(cell("position", 0, 2));
        press(KeyCode.SHIFT).clickOn(cell("position", 0, 4)).release(KeyCode.SHIFT);
        press(KeyCode.CONTROL, KeyCode.C).release(KeyCode.C, KeyCode.CONTROL);
        until(() -> said.equals("Copied: 3 rows as CSV."));
        String[] lines = fx(() -> Clipboard.getSystemClipboard().getString()).split("\r?\n");
        assertEquals(4, lines.length);
        assertEquals(picture().state().named("position")[3 * 3 + 1], Double.parseDouble(lines[2].split(",")[2]));
    }

    @Test
    void aPaneThatIsNotFollowedStandsStill() throws Exception {
        settled(following::unsubscribe);
        settled(() -> playback.transport().step(true));
        until(() -> picture().cursor().equals(Cursor.complete(1)));
        assertEquals("0.00000", cell("position", 1, 4).getText());
    }

    @Test
    void aLargeMeshMakesOnlyTheCellsThatAreSeen() throws Exception {
        settled(() -> playback.gestures().restart(playback.settings().with("segments", "2000")));
        until(() -> table().getItems().size() == 2001);
        assertTrue(lookup(".table-row-cell").queryAll().size() < 40);
    }

    /// At 200 frames a second it stops at a frame that the table, which is read 12 times a second, has not shown.
    @Test
    void stoppingIsNoStep() throws Exception {
        for (int i = 1; i <= 3; i++) {
            int frame = 100 * i;
            settled(() -> {
                playback.player().speed().set(4);
                playback.playing().set(true);
            });
            until(() -> picture().cursor().frame() > frame);
            settled(() -> playback.playing().set(false));
            until(() -> picture().next().isPresent());
            assertFalse(cell("position", 1, 5).getText().contains("→"));
        }
    }

    @SuppressWarnings("unchecked") // the table of this pane
    private TableView<Integer> table() {
        return lookup("#numbers").query();
    }

    private static String title(TableColumn<?, ?> c) {
        return c.getGraphic() instanceof Label head ? head.getText() : c.getText();
    }

    private TableColumn<Integer, ?> column(String name, int part) {
        TableColumn<Integer, ?> group = table().getColumns().stream().filter(c -> title(c).startsWith(name)).findFirst()
                .orElseThrow();
        return group.getColumns().get(part);
    }

    /// The cell of an element that can be seen.
    private TableCell<?, ?> cell(String name, int part, int element) throws Exception {
        WaitForAsyncUtils.waitForFxEvents();
        TableColumn<Integer, ?> column = column(name, part);
        return fx(() -> {
            table().layout();
            for (Node n : table().lookupAll(".table-cell"))
                if (n instanceof TableCell<?, ?> cell && cell.getTableColumn() == column && !cell.isEmpty()
                        && cell.getItem().equals(element))
                    return cell;
            throw new AssertionError(name + " of " + element + " is not in view");
        });
    }

    private Picture picture() {
        return playback.picture().get();
    }
}
