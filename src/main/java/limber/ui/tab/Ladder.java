package limber.ui.tab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.util.Subscription;
import limber.engine.Round;
import limber.engine.StepSize;
import limber.engine.run.CursorPath;
import limber.engine.run.Picture;
import limber.presentation.words.Wording;
import limber.ui.controls.OneOf;
import org.controlsfx.control.SegmentedButton;

/// The ladder of a picture's cursor, from the frame down to the element, with a rung for each loop of the schedule. A
/// press on a rung sets the step size.
final class Ladder extends SegmentedButton {
    private final Wording words;
    private final ObjectProperty<StepSize> chosen;
    private final SequencedMap<StepSize, ToggleButton> rungs = new LinkedHashMap<>();
    private Subscription choosing = Subscription.EMPTY;

    /// @param chosen the step size
    Ladder(Wording words, ObjectProperty<StepSize> chosen) {
        this.words = words;
        this.chosen = chosen;
        build(StepSize.EVERYWHERE.reversed());
    }

    /// Makes a rung for each step size of a schedule.
    private void build(List<StepSize> sizes) {
        rungs.clear();
        for (StepSize size : sizes) rungs.put(size, rung(size, sizes.size() - sizes.indexOf(size)));
        getButtons().setAll(rungs.values());
        choose();
    }

    private void choose() {
        choosing.unsubscribe();
        var sizes = new LinkedHashMap<ToggleButton, StepSize>();
        rungs.forEach((size, rung) -> sizes.put(rung, size));
        choosing = OneOf.buttons(sizes, chosen);
    }

    private ToggleButton rung(StepSize size, int key) {
        var rung = new ToggleButton(words.loop(size.word()));
        rung.setId("rung-" + size.word());
        rung.setAccessibleText(words.loop(size.word()));
        rung.setTooltip(new Tooltip());
        rung.getProperties().put("key", key);
        return rung;
    }

    /// Follows the step size until the subscription ends.
    Subscription follow() {
        choose();
        return () -> choosing.unsubscribe();
    }

    void show(Picture now) {
        CursorPath at = now.path();
        if (!List.copyOf(rungs.keySet()).equals(at.sizes())) build(at.sizes());
        boolean between = now.cursor().betweenFrames();
        for (StepSize size : at.sizes()) say(size, words.loop(size.word()), "");
        say(StepSize.FRAME, words.get(between ? "rung.complete" : "rung.frame")
                .formatted(between ? now.cursor().frame() : at.frame()), "");
        if (between) return;
        say(StepSize.PHASE, words.title("phase", at.phase().name()),
                "\n" + words.get(at.phase().independent() ? "independent" : "sequential"));
        at.slot().path().forEach(this::say);
        if (!at.phase().of().isEmpty()) say(StepSize.ELEMENT,
                words.get("rung.element").formatted(words.kind(at.phase().of()), at.element()), "");
    }

    private void say(Round round) {
        say(new StepSize(round.loop()), words.get(round.known() ? "rung.round" : "rung.open")
                .formatted(words.loop(round.loop()), round.number(), round.count()),
                round.capped() ? "\n" + words.get("rung.capped").formatted(round.count()) : "");
    }

    /// Sets a rung's text, which may be cut; the tooltip has all of it, and the key.
    private void say(StepSize size, String text, String more) {
        ToggleButton rung = rungs.get(size);
        rung.setText(text);
        rung.getTooltip().setText(text + " (" + rung.getProperties().get("key") + ")" + more);
    }
}
