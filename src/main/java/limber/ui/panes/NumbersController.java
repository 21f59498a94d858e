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
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.text.BadInput;
import limber.presentation.panes.Questions;
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
    /// The shortest time between updates while playing, s·10⁻⁹: numbers cannot be read faster.
    private static final long PAUSE = 80_000_000;

    private final Playback playback;
    private final Questions questions;
    private final Wording words;
    private final NumbersChoice choice;
    private final Consumer<String> say;
    private final ObjectProperty<NumberCell.Shown> shown = new SimpleObjectProperty<>();
    private NumberTable rows;
    private Picture now;
    /// The picture before, while stopped.
    private Optional<Picture> before = Optional.empty();
    private Reading newest;
    private long painted;
    private boolean filling, played;
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
                    now = null;
                    before = Optional.empty();
                    newest = null;
                });
    }

    private void arrived(Picture next) {
        boolean playing = playback.playing().get(), ran = played;
        // a frame on its way arrives after playing has stopped; the picture of the stop itself is an explained one
        played = playing || ran && next != null && next.next().isEmpty();
        if (next == null || playing && System.nanoTime() - painted < PAUSE) return;
        before = playing || ran ? Optional.empty() : Optional.ofNullable(now);
        now = next;
        painted = System.nanoTime();
        List<String> offered = ElementTable.kinds(playback.model(), now.state());
        filling = true;
        if (!offered.equals(kinds.getItems())) kinds.getItems().setAll(offered);
        filling = false;
        if (offered.contains(choice.of().get())) show();
        else choice.of().set(offered.getFirst());
    }

    private void chosen(String of) {
        if (of.isEmpty() || now == null) return;
        var items = new ArrayList<CheckMenuItem>();
        for (Measure m : ElementTable.measures(playback.model(), of)) items.add(item(m));
        measures.getItems().setAll(items);
        measures.setDisable(items.isEmpty() || now.state().count(of) == 0);
        show();
    }

    private CheckMenuItem item(Measure m) {
        var item = new CheckMenuItem(words.quantity(m.name()));
        item.setId("measure-" + m.name());
        item.setSelected(choice.measures().contains(m.name()) || now.state().count(m.of()) == 0);
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
        boolean playing = playback.playing().get(),
                byOperation = playback.transport().stepSize().get().equals(StepSize.ELEMENT);
        var reading = new Reading(playback.model(), now, playing || byOperation ? Optional.empty() : before,
                byOperation && !playing, of, Set.copyOf(choice.measures()));
        newest = reading;
        if (reading.channelsOnly()) show(reading.read());
        else Background.outcome(reading::read, read -> {
            if (newest == reading) show(read);
        }, Background::unexpected);
    }

    private void show(NumberCell.Shown read) {
        count.setText(words.get("numbers.count").formatted(read.sheet().size()));
        rows.show(read.sheet(), read.changed());
        playback.selected().get().filter(s -> s.of().equals(read.sheet().of()))
                .ifPresentOrElse(s -> rows.point(s.index()), () -> rows.point(-1));
    }

    /// What is read for the table. Measures are read on another thread, since some run a part of the solver.
    ///
    /// @param before the picture with which it is compared
    /// @param byOperation whether the changes are those of the last operation instead
    private record Reading(Model model, Picture now, Optional<Picture> before, boolean byOperation, String of,
            Set<String> measures) {
        boolean channelsOnly() {
            return measures.isEmpty() && now.state().count(of) > 0;
        }

        NumberCell.Shown read() {
            ElementTable sheet = ElementTable.of(model, now, of, measures);
            Optional<ChangedNumbers> changed = byOperation ? now.last().map(ChangedNumbers::by)
                    : before.map(then -> ChangedNumbers.since(ElementTable.of(model, then, of, measures), sheet));
            return new NumberCell.Shown(sheet, changed.orElse(ChangedNumbers.NOTHING));
        }
    }

    private void point(Optional<Element> what) {
        if (now == null) return;
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
