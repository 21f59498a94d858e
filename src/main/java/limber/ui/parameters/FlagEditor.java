package limber.ui.parameters;

import java.util.Optional;
import javafx.scene.Node;
import org.controlsfx.control.ToggleSwitch;

/// An editor for yes or no.
final class FlagEditor implements ParameterEditor {
    private final ToggleSwitch toggle = new ToggleSwitch();
    private boolean showing;

    FlagEditor(String title, Edits edits) {
        toggle.setAccessibleText(title);
        toggle.selectedProperty().addListener((_, _, on) -> {
            if (!showing) edits.edit(on.toString());
        });
    }

    @Override public Optional<Node> beside() {
        return Optional.of(toggle);
    }

    @Override public void show(String text) {
        showing = true;
        toggle.setSelected(text.equals("true"));
        showing = false;
    }
}
