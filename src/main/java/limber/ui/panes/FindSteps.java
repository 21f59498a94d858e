package limber.ui.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ComboBox;
import limber.engine.Loop;
import limber.engine.Slot;
import limber.engine.StepSize;
import limber.presentation.words.Wording;
import limber.ui.controls.NamedConverter;
import limber.ui.scene.Findings;

/// The choice of the steps that a search looks at, in the words of the ladder.
final class FindSteps {
    private FindSteps() {}

    /// Offers the usual steps, and those of the ladder, which the settings decide on.
    static void offer(ComboBox<Optional<StepSize>> by, Findings findings, Wording words) {
        by.setConverter(new NamedConverter<>(size -> name(size, words)));
        fill(by, findings);
        by.setOnShowing(_ -> fill(by, findings));
        by.setOnAction(_ -> {
            if (by.getValue() != null) findings.by().set(by.getValue()); // a selection can be cleared by a key
        });
    }

    private static void fill(ComboBox<Optional<StepSize>> by, Findings findings) {
        var sizes = new ArrayList<Optional<StepSize>>(List.of(Optional.empty()));
        findings.sizes().forEach(size -> sizes.add(Optional.of(size)));
        if (!by.getItems().equals(sizes)) by.getItems().setAll(sizes);
        by.setValue(findings.by().get().filter(findings.sizes()::contains));
    }

    private static String name(Optional<StepSize> size, Wording words) {
        return size.map(s -> words.get("find.by.each").formatted(words.loop(s.word())))
                .orElseGet(() -> words.get("find.by.usual"));
    }

    /// The substep of an operation, where a frame has several.
    static String substep(Slot slot, Wording words) {
        return slot.path().filter(r -> r.loop().equals(Loop.SUBSTEP) && r.count() > 1).findFirst()
                .map(r -> words.get("rung.open").formatted(words.loop(r.loop()), r.number())).orElse("");
    }
}
