package limber.ui.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ComboBox;
import limber.engine.StepSize;
import limber.presentation.panes.FindText;
import limber.presentation.panes.Findings;
import limber.ui.controls.NamedConverter;

/// The choice of the steps that a search looks at, in the words of the ladder.
final class FindSteps {
    private FindSteps() {}

    /// Offers the usual steps, and those of the ladder, which the settings decide on.
    static void offer(ComboBox<Optional<StepSize>> by, Findings findings, FindText text) {
        by.setConverter(new NamedConverter<>(text::steps));
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
}
