package limber.ui;

import org.controlsfx.control.PopOver;

/// A small window over the scene, with a title, that hangs on what has opened it.
final class TitledPopOver extends PopOver {
    TitledPopOver(String title, ArrowLocation arrow) {
        setTitle(title);
        setHeaderAlwaysVisible(true);
        setArrowLocation(arrow);
        setDetachable(false); // it throws where a drag that began elsewhere reaches it
    }
}
