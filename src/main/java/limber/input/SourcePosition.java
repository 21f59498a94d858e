package limber.input;

import limber.engine.text.BadInput;

/// A position in a text.
///
/// @param file its name in messages
/// @param line,column from 1
public record SourcePosition(String file, int line, int column) implements Comparable<SourcePosition> {
    /// The position that many characters to the right.
    public SourcePosition right(int characters) {
        return new SourcePosition(file, line, column + characters);
    }

    /// An error about the text here.
    public BadInput bad(String what) {
        return new BadInput(this + ": " + what);
    }

    @Override public int compareTo(SourcePosition o) {
        int files = file.compareTo(o.file);
        if (files != 0) return files;
        return line != o.line ? Integer.compare(line, o.line) : Integer.compare(column, o.column);
    }

    @Override public String toString() {
        return file + ":" + line + ":" + column;
    }
}
