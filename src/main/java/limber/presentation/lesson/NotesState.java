package limber.presentation.lesson;

import limber.presentation.Later;

/// A student's notes at a step, kept with the answers shortly after the last key.
public final class NotesState {
    /// Lines that are seen at once.
    public static final int ROWS = 3;
    /// From the last key until they are kept, ms.
    private static final int SOON = 600;

    private final Predictions predictions;
    private final Later.Repeated soon;
    private String text;
    private boolean unsaved;

    /// @param predictions of the step that the notes belong to, also when another step is shown
    public NotesState(Predictions predictions, Later later) {
        this.predictions = predictions;
        soon = later.every(SOON, SOON, this::keep);
        text = predictions.note();
    }

    public String text() {
        return text;
    }

    public void type(String now) {
        text = now;
        unsaved = true;
        soon.stop();
        soon.start();
    }

    /// Keeps what has been typed and not been kept yet.
    public void keep() {
        soon.stop();
        if (unsaved) predictions.note(text);
        unsaved = false;
    }
}
