package limber.ui.controls;

/// A control in which the arrow keys move a cursor, so that they do not step the scene while it has the keyboard.
public interface OwnArrows {}
