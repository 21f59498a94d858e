package limber.ui.controls;

import org.controlsfx.control.PopOver;

/// A popover with a title, attached to the control that opens it.
public final class TitledPopOver extends PopOver {
    public TitledPopOver(String title, ArrowLocation arrow) {
        setTitle(title);
        setHeaderAlwaysVisible(true);
        setArrowLocation(arrow);
        setDetachable(false); // it throws where a drag that began elsewhere reaches it
    }
}
