package limber.ui.parameters;

import java.util.Optional;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import org.controlsfx.control.ToggleSwitch;

/// An editor for yes or no.
final class FlagEditor implements ParameterEditor {
    private final ToggleSwitch toggle = new ToggleSwitch() {
        @Override public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
            return switch (attribute) {
                case SELECTED -> isSelected();
                case INDETERMINATE -> false;
                default -> super.queryAccessibleAttribute(attribute, parameters);
            };
        }

        @Override public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
            if (action == AccessibleAction.FIRE) setSelected(!isSelected());
            else super.executeAccessibleAction(action, parameters);
        }
    };
    private boolean showing;

    FlagEditor(String title, Edits edits) {
        toggle.setAccessibleRole(AccessibleRole.CHECK_BOX);
        toggle.setAccessibleText(title);
        toggle.selectedProperty().addListener((_, _, on) -> {
            toggle.notifyAccessibleAttributeChanged(AccessibleAttribute.SELECTED);
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
