package limber.presentation.code;

/// A range of lines in a source file, from 1, both ends included.
public record Region(int first, int last) {
    public boolean holds(int line) {
        return first <= line && line <= last;
    }
}
