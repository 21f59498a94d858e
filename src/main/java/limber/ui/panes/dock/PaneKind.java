package limber.ui.panes.dock;

import java.util.function.Supplier;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import limber.ui.controls.ScenePane;

/// A kind of pane of a [Dock].
///
/// @param name in settings files, bundles and style sheets
/// @param made builds it when it is first opened
/// @param there whether the scene has content for it
public record PaneKind(String name, String icon, Role role, Supplier<Made> made, ObservableValue<Boolean> there) {
    /// What a pane is about. A newly opened pane takes the place of one in the same half.
    public enum Role {
        /// The text of a lesson, which is always open.
        LESSON,
        /// The operation under the cursor; upper half.
        OPERATION,
        /// The course of the run; lower half.
        COURSE,
        /// The settings and the past; lower half.
        SETTINGS;

        boolean upper() {
            return this == OPERATION;
        }

        /// Whether it could give the answer of a pending prediction away.
        boolean tells() {
            return this == OPERATION || this == COURSE;
        }
    }

    /// A pane that has been built.
    public record Made(Parent view, ScenePane pane) {}

    public PaneKind(String name, String icon, Role role, Supplier<Made> made) {
        this(name, icon, role, made, new SimpleBooleanProperty(true));
    }
}
