package limber.ui;

import java.util.Locale;

/// A kind of file that a scene can be exported as.
enum ExportKind {
    GIF, MP4, OBJ, STL, PLY;

    boolean isFilm() {
        return this == GIF || this == MP4;
    }

    /// The ending of its files, and its key among the words.
    String ending() {
        return name().toLowerCase(Locale.ROOT);
    }
}
