package limber.input;

import limber.engine.BadInput;

/// A place in a text.
///
/// @param file how complaints call it
/// @param line,column from 1
public record Spot(String file, int line, int column) implements Comparable<Spot> {
    /// So many characters further on the same line.
    public Spot right(int characters) {
        return new Spot(file, line, column + characters);
    }

    /// A complaint about what stands here.
    public BadInput bad(String what) {
        return new BadInput(this + ": " + what);
    }

    @Override
    public int compareTo(Spot o) {
        int files = file.compareTo(o.file);
        if (files != 0) return files;
        return line != o.line ? Integer.compare(line, o.line) : Integer.compare(column, o.column);
    }

    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
