package limber.ui.panes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import limber.ask.Stop;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.State;
import limber.engine.ask.WhyTarget;
import limber.engine.run.Probe;
import limber.engine.text.BadInput;
import limber.expression.PlottedExpression;
import limber.expression.Vocabulary;
import limber.presentation.panes.Questions;
import limber.presentation.play.Playback;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// The menu items about one number: why it is what it is, and the stops that can be set at it. There are none at the
/// levels at which nothing is asked.
public record AskItems(Playback playback, Questions questions, Wording words) {
    private static final int DIGITS = 4;
    /// The question itself.
    private static final String WHY = "ask.why";

    /// Those for a number of an operation.
    ///
    /// @param text as it is shown, such as `error = 0.012`
    public List<MenuItem> ofOperation(String text, WhyTarget asked, double[] value, String phase, boolean last) {
        if (!questions.allowed().get()) return List.of();
        var items = new ArrayList<MenuItem>();
        items.add(item(WHY, text, () -> questions.ask(asked, value, last)));
        if (asked instanceof WhyTarget.Stored stored) items.add(written(stored));
        if (asked instanceof WhyTarget.Assigned local && value.length != 9)
            items.add(when("phase == " + phase + " && "
                    + above(value.length == 1 ? local.name() : "length(" + local.name() + ")", value)));
        return items;
    }

    /// Those for a number of the state, or of a measure, where the scene stands.
    public List<MenuItem> here(String name, WhyTarget asked, double[] value) {
        if (!questions.allowed().get()) return List.of();
        var items = new ArrayList<MenuItem>();
        items.add(item(WHY, name, () -> questions.ask(asked, value)));
        if (asked instanceof WhyTarget.Stored stored) items.add(written(stored));
        if (asked instanceof WhyTarget.Measured measured)
            items.add(when(above(PlottedExpression.text(new Probe(measured.measure(), measured.element())), value)));
        return items;
    }

    /// Those for the place of an element where the scene stands; none where it has none of its own.
    public List<MenuItem> ofPlace(Element element) {
        State state = playback.picture().get().state();
        Optional<Channel> place = state.channels().stream().filter(c -> c.of().equals(element.of())
                && c.life() == Channel.Life.KEPT && c.width() > 1 && element.index() < state.count(c.of())).findFirst();
        List<MenuItem> items = place.map(c -> here(words.quantity(c.name()) + " " + element.index(),
                new WhyTarget.Stored(c.name(), element.index()), state.value(c.name(), element.index())))
                .orElse(List.of());
        items.stream().filter(i -> WHY.equals(i.getId())).forEach(i -> i.setText(words.get("ask.where")));
        return items;
    }

    /// Those for a point of a curve.
    ///
    /// @param text as it is shown, with its value
    /// @param at the moment of the point
    /// @param other whether it is the comparison's, of which no reasons can be asked
    public List<MenuItem> ofCurve(String text, Probe probe, double value, Cursor at, boolean other) {
        if (!questions.allowed().get()) return List.of();
        var items = new ArrayList<MenuItem>();
        if (!other) items.add(item(WHY, text, () -> questions.ask(
                new WhyTarget.Measured(probe.measure(), probe.element()), new double[]{value}, at)));
        String name = PlottedExpression.text(probe);
        items.add(when(name + " > " + number(value)));
        items.add(when(name + " < " + number(value)));
        return items;
    }

    private static String above(String name, double[] value) {
        double size = 0;
        for (double v : value) size += v * v;
        return name + " > " + number(value.length == 1 ? value[0] : Math.sqrt(size));
    }

    /// A number as a condition has it.
    static String number(double value) {
        return Quantity.digits(value, DIGITS);
    }

    private MenuItem written(WhyTarget.Stored stored) {
        var what = new Stop.What.Written(stored.channel(), stored.element());
        return item("ask.stop.written", what.toString(), () -> playback.stops().add(new Stop(what)));
    }

    /// A stop at a condition.
    MenuItem when(String condition) {
        Optional<Stop> stop = read(condition);
        MenuItem item = item("ask.stop.when", condition, () -> stop.ifPresent(playback.stops()::add));
        item.setDisable(stop.isEmpty());
        return item;
    }

    /// The stop at a condition; empty if it cannot be read, such as with a value that is no number.
    private Optional<Stop> read(String condition) {
        try {
            return Optional.of(Stop.when(condition, new Vocabulary(playback.model(),
                    playback.model().running(playback.settings())).with(playback.tools().get())));
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    /// The same items, those of one kind in a menu of their own: a line says once what is asked, and the menu about
    /// which number.
    public List<MenuItem> gathered(List<MenuItem> items) {
        Map<String, List<MenuItem>> kinds = items.stream()
                .collect(Collectors.groupingBy(MenuItem::getId, LinkedHashMap::new, Collectors.toList()));
        return kinds.entrySet().stream().map(e -> e.getValue().size() == 1 ? e.getValue().getFirst()
                : menu(e.getKey(), e.getValue())).toList();
    }

    private MenuItem menu(String key, List<MenuItem> items) {
        items.forEach(AskItems::brief);
        return new Menu(words.get(key + ".many"), null, items.toArray(MenuItem[]::new));
    }

    /// Names only what an item is about.
    public static void brief(MenuItem item) {
        item.setText((String) item.getUserData());
    }

    private MenuItem item(String key, String what, Runnable done) {
        var item = new MenuItem(words.get(key).formatted(what));
        item.setMnemonicParsing(false);
        item.setId(key);
        item.setUserData(what);
        item.setOnAction(_ -> done.run());
        return item;
    }
}
