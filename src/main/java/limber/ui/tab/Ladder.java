package limber.ui.tab;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.util.Subscription;
import limber.engine.Picture;
import limber.engine.Rungs;
import limber.engine.StepSize;
import limber.ui.controls.OneOf;
import limber.ui.words.Wording;
import org.controlsfx.control.SegmentedButton;

/// The ladder of a picture's cursor, from the frame down to the element. A press on a rung sets the step size.
final class Ladder extends SegmentedButton {
    private final Wording words;
    private final SequencedMap<StepSize, ToggleButton> rungs = new LinkedHashMap<>();

    Ladder(Wording words) {
        this.words = words;
        for (StepSize size : StepSize.values()) rungs.putFirst(size, rung(size));
        getButtons().setAll(rungs.values());
    }

    private ToggleButton rung(StepSize size) {
        var rung = new ToggleButton(words.get("step." + size.word()));
        rung.setId("rung-" + size.word());
        rung.setAccessibleText(words.get("step." + size.word()));
        rung.setTooltip(new Tooltip());
        return rung;
    }

    Subscription follow(ObjectProperty<StepSize> chosen) {
        var sizes = new LinkedHashMap<ToggleButton, StepSize>();
        rungs.forEach((size, rung) -> sizes.put(rung, size));
        return OneOf.buttons(sizes, chosen);
    }

    void show(Picture now) {
        Rungs at = now.rungs();
        boolean between = now.cursor().betweenFrames();
        ToggleButton sweep = rungs.get(StepSize.SWEEP);
        sweep.setVisible(at.sweeps() > 0); // a rung that the model does not have is omitted
        sweep.setManaged(at.sweeps() > 0);
        say(StepSize.FRAME, words.get(between ? "rung.complete" : "rung.frame")
                .formatted(between ? now.cursor().frame() : at.frame()), "");
        say(StepSize.SUBSTEP, between || at.substep() == 0 ? words.get("step.substep")
                : words.get("rung.substep").formatted(at.substep(), at.substeps()), "");
        say(StepSize.PHASE, between ? words.get("step.phase") : words.title("phase", at.phase().name()),
                between ? "" : "\n" + words.get(at.phase().independent() ? "independent" : "sequential"));
        say(StepSize.SWEEP, between || at.sweep() == 0 ? words.get("step.sweep")
                : words.get("rung.sweep").formatted(at.sweep(), at.sweeps()), "");
        say(StepSize.ELEMENT, between || at.phase().of().isEmpty() ? words.get("step.element")
                : words.get("rung.element").formatted(words.kind(at.phase().of()), at.element()), "");
    }

    /// Sets a rung's text, which may be cut; the tooltip has all of it.
    private void say(StepSize size, String text, String more) {
        rungs.get(size).setText(text);
        rungs.get(size).getTooltip().setText(text + more);
    }
}
