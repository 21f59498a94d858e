package limber.ui.code;

/// A control with a text in which words are sought.
public interface SearchedText {
    String text();

    /// Where the selection begins, in letters from the start.
    int from();

    /// Selects a part of the text and brings it into view.
    void show(int from, int to);

    void requestFocus();
}
