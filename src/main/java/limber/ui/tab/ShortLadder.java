package limber.ui.tab;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.util.Subscription;
import limber.engine.StepSize;
import limber.engine.run.CursorPath;
import limber.engine.run.Picture;
import limber.presentation.panes.Rung;
import limber.presentation.words.Wording;
import limber.ui.controls.KeyHint;

/// The ladder in a few words, such as "distance 3/16 · stick 7", for where its rungs have no room or a class looks on;
/// the frame is beside the scrubber. Its menu chooses the step size.
final class ShortLadder extends MenuButton {
    private final Wording words;
    private final ObjectProperty<StepSize> chosen;
    private List<StepSize> sizes = List.of();

    /// @param chosen the step size
    ShortLadder(Wording words, ObjectProperty<StepSize> chosen) {
        this.words = words;
        this.chosen = chosen;
        setId("short-ladder");
        setMinWidth(0);
        setAccessibleText(words.get("ladder"));
    }

    /// Follows the step size until the subscription ends.
    Subscription follow() {
        return chosen.subscribe(
                now -> getItems().forEach(i -> ((RadioMenuItem) i).setSelected(now.equals(i.getUserData()))));
    }

    void show(Picture now) {
        CursorPath at = now.path();
        if (!sizes.equals(at.sizes())) offer(at.sizes());
        setText(now.cursor().betweenFrames() ? words.get("rung.complete").formatted(now.cursor().frame()) : inside(at));
        setAccessibleText(words.get("ladder") + ": " + getText());
    }

    private void offer(List<StepSize> there) {
        sizes = there;
        getItems().setAll(Rung.of(there, words).stream().map(this::item).toList());
    }

    private RadioMenuItem item(Rung rung) {
        StepSize size = rung.size();
        var item = new RadioMenuItem(words.get("ladder.step").formatted(words.loop(size.word())));
        item.setId("step-" + size.word());
        item.setUserData(size);
        item.setAccelerator(new KeyHint(Integer.toString(rung.key())));
        item.setSelected(size.equals(chosen.get()));
        item.setOnAction(_ -> {
            chosen.set(size);
            item.setSelected(true); // one that is chosen again would be deselected
        });
        return item;
    }

    /// The phase with the round of the loop around it, and the element.
    private String inside(CursorPath at) {
        Stream<String> round = at.slot().path().reduce((_, inner) -> inner).filter(r -> r.count() > 1 || !r.known())
                .map(r -> r.known() ? r.number() + "/" + r.count() : Integer.toString(r.number())).stream();
        String phase = Stream.concat(Stream.of(words.title("phase", at.phase().name())), round)
                .collect(Collectors.joining(" "));
        return at.phase().of().isEmpty() ? phase
                : phase + " · "
                        + words.get("rung.element").formatted(words.kind(at.phase().of()), at.element());
    }
}
