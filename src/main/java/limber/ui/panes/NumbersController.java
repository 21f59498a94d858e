package limber.ui.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.util.Subscription;
import limber.engine.Element;
import limber.engine.Measure;
import limber.engine.run.Picture;
import limber.engine.text.BadInput;
import limber.presentation.panes.ElementTable;
import limber.presentation.panes.NumbersReading;
import limber.presentation.panes.NumbersState;
import limber.presentation.panes.Questions;
import limber.presentation.panes.ShownNumbers;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;
import limber.ui.controls.Background;
import limber.ui.controls.NamedConverter;
import limber.ui.controls.ScenePane;
import limber.ui.scene.NumbersChoice;

/// The controller of the numbers pane: all channels of one kind of element, a row an element, with the numbers that the
/// last step changed.
public final class NumbersController implements ScenePane {
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    private final Playback playback;
    private final Questions questions;
    private final Wording words;
    private final NumbersChoice choice;
    private final Consumer<String> say;
    private final NumbersState state;
    private final ObjectProperty<ShownNumbers> shown = new SimpleObjectProperty<>();
    private NumberTable rows;
    private NumbersReading newest;
    private boolean filling;
    @FXML private ComboBox<String> kinds;
    @FXML private TextField find;
    @FXML private MenuButton measures;
    @FXML private MenuButton copies;
    @FXML private Label count;
    @FXML private TableView<Integer> table;

    /// @param say shows a message in the status line
    public NumbersController(Playback playback, Questions questions, Wording words, NumbersChoice choice,
            Consumer<String> say) {
        this.playback = playback;
        state = new NumbersState(playback);
        this.questions = questions;
        this.words = words;
        this.choice = choice;
        this.say = say;
    }

    @FXML private void initialize() {
        rows = new NumberTable(table, shown, count.fontProperty(), playback, words, say,
                new AskItems(playback, questions, words));
        copies.getItems().setAll(rows.copies());
        kinds.setConverter(new NamedConverter<>(of -> words.kind(of)));
        kinds.setOnAction(_ -> {
            if (!filling && kinds.getValue() != null) choice.of().set(kinds.getValue());
        });
    }

    @Override public Subscription follow() {
        return playback.panes().follow(this::arrived)
                .and(choice.of().subscribe(this::chosen))
                .and(playback.selected().subscribe(this::point))
                .and(() -> {
                    state.forget();
                    newest = null;
                });
    }

    private void arrived(Picture next) {
        if (!state.arrived(next)) return;
        List<String> offered = state.kinds();
        filling = true;
        if (!offered.equals(kinds.getItems())) kinds.getItems().setAll(offered);
        filling = false;
        if (offered.contains(choice.of().get())) show();
        else choice.of().set(offered.getFirst());
    }

    private void chosen(String of) {
        if (of.isEmpty() || state.now().isEmpty()) return;
        var items = new ArrayList<CheckMenuItem>();
        for (Measure m : ElementTable.measures(playback.model(), of)) items.add(item(m));
        measures.getItems().setAll(items);
        measures.setDisable(items.isEmpty() || measured(of));
        show();
    }

    /// Whether a kind of elements has no channel, so that all its measures are shown.
    private boolean measured(String of) {
        return state.now().orElseThrow().state().count(of) == 0;
    }

    private CheckMenuItem item(Measure m) {
        var item = new CheckMenuItem(words.quantity(m.name()));
        item.setId("measure-" + m.name());
        item.setSelected(choice.measures().contains(m.name()) || measured(m.of()));
        item.setOnAction(_ -> {
            if (!choice.measures().remove(m.name())) choice.measures().add(m.name());
            show();
        });
        return item;
    }

    private void show() {
        String of = choice.of().get();
        filling = true;
        kinds.setValue(of);
        filling = false;
        NumbersReading reading = state.reading(of, Set.copyOf(choice.measures()));
        newest = reading;
        if (reading.channelsOnly()) show(reading.read());
        else Background.outcome(reading::read, read -> {
            if (newest == reading) show(read);
        }, Background::unexpected);
    }

    private void show(ShownNumbers read) {
        count.setText(words.get("numbers.count").formatted(read.sheet().size()));
        rows.show(read.sheet(), read.changed());
        playback.selected().get().filter(s -> s.of().equals(read.sheet().of()))
                .ifPresentOrElse(s -> rows.point(s.index()), () -> rows.point(-1));
    }

    private void point(Optional<Element> what) {
        if (state.now().isEmpty()) return;
        boolean other = what.isPresent() && !what.get().of().equals(choice.of().get());
        if (other && kinds.getItems().contains(what.get().of())) choice.of().set(what.get().of());
        else rows.point(other ? -1 : what.map(Element::index).orElse(-1));
    }

    @FXML private void find() {
        String of = choice.of().get(), number = find.getText().strip();
        int size = shown.get().sheet().size();
        boolean good = number.matches("\\d{1,9}") && Integer.parseInt(number) < size;
        find.pseudoClassStateChanged(REFUSED, !good);
        if (good) playback.selected().set(Optional.of(new Element(of, Integer.parseInt(number))));
        else say.accept(words.get("numbers.none").formatted(words.kind(of), BadInput.brief(number), size - 1));
    }
}
