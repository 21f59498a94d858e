package limber.ui.panes;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.MenuItem;
import limber.ask.Stop;
import limber.engine.Asked;
import limber.engine.BadInput;
import limber.engine.Cursor;
import limber.engine.Measure;
import limber.engine.Probe;
import limber.ui.playback.Playback;
import limber.ui.scene.Questions;
import limber.ui.words.Quantity;
import limber.ui.words.Wording;

/// The menu items about one number: why it is what it is, and the stops that can be set at it. There are none at the
/// levels at which nothing is asked.
public record AskItems(Playback playback, Questions questions, Wording words) {
    private static final int DIGITS = 4;

    /// Those for a number of an operation.
    ///
    /// @param text as it is shown, such as `error = 0.012`
    public List<MenuItem> ofOperation(String text, Asked asked, double[] value, String phase, boolean last) {
        if (!questions.allowed().get()) return List.of();
        var items = new ArrayList<MenuItem>();
        items.add(item("ask.why", text, () -> questions.ask(asked, value, last)));
        if (asked instanceof Asked.Stored stored) items.add(written(stored));
        if (asked instanceof Asked.Assigned local && value.length != 9)
            items.add(when("phase == " + phase + " && " + above(local.name(), value)));
        return items;
    }

    /// Those for a number of the state, or of a measure, where the scene stands.
    public List<MenuItem> here(String name, Asked asked, double[] value) {
        if (!questions.allowed().get()) return List.of();
        var items = new ArrayList<MenuItem>();
        items.add(item("ask.why", name, () -> questions.ask(asked, value)));
        if (asked instanceof Asked.Stored stored) items.add(written(stored));
        if (asked instanceof Asked.Measured measured)
            items.add(when(above("at(" + measured.measure().name() + ", " + measured.element() + ")", value)));
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
        if (!other) items.add(item("ask.why", text, () -> questions.ask(
                new Asked.Measured(probe.measure(), probe.element()), new double[]{value}, at)));
        String name = number(probe);
        items.add(when(name + " > " + number(value)));
        items.add(when(name + " < " + number(value)));
        return items;
    }

    /// What a probe reads, as a condition has it.
    private static String number(Probe probe) {
        Measure m = probe.measure();
        if (m.of().isEmpty()) return m.name().matches("\\w+") ? m.name() : "(" + m.name() + ")";
        String size = m.width() == 1 ? "abs" : "length";
        if (!probe.ofOne()) return "max(" + size + "(" + m.name() + "))";
        String one = "at(" + m.name() + ", " + probe.element() + ")";
        return m.width() == 1 ? one : size + "(" + one + ")";
    }

    private static String above(String name, double[] value) {
        double size = 0;
        for (double v : value) size += v * v;
        String left = value.length == 1 ? name : "length(" + name + ")";
        return left + " > " + number(value.length == 1 ? value[0] : Math.sqrt(size));
    }

    /// A number as a condition has it.
    static String number(double value) {
        return Quantity.digits(value, DIGITS);
    }

    private MenuItem written(Asked.Stored stored) {
        var what = new Stop.What.Written(stored.channel(), stored.element());
        return item("ask.stop.written", what.toString(), () -> playback.stops().add(new Stop(what)));
    }

    /// A stop at a condition.
    MenuItem when(String condition) {
        MenuItem item = item("ask.stop.when", condition, () -> playback.stops().add(
                Stop.when(condition, playback.model(), playback.model().schedule(playback.settings()))));
        item.setDisable(!readable(condition)); // such as a value that is no number
        return item;
    }

    private boolean readable(String condition) {
        try {
            Stop.when(condition, playback.model(), playback.model().schedule(playback.settings()));
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    private MenuItem item(String key, String what, Runnable done) {
        var item = new MenuItem(words.get(key).formatted(what));
        item.setMnemonicParsing(false);
        item.setId(key);
        item.setOnAction(_ -> done.run());
        return item;
    }
}
