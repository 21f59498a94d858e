package limber.ui;

import java.util.Locale;

/// A kind of file that a scene can be exported as.
enum ExportChoice {
    GIF(Content.FILM), MP4(Content.FILM), PNG(Content.PICTURE), SVG(Content.PLOT), CSV(Content.PLOT),
    OBJ(Content.MESH), STL(Content.MESH), PLY(Content.MESH);

    /// What is in such a file.
    enum Content {
        FILM, PICTURE, PLOT, MESH
    }

    private final Content content;

    ExportChoice(Content content) {
        this.content = content;
    }

    Content content() {
        return content;
    }

    /// Whether it is of a range of frames, and not of one.
    boolean ofRange() {
        return content == Content.FILM || content == Content.PLOT;
    }

    /// The ending of its files, and its key among the words.
    String ending() {
        return name().toLowerCase(Locale.ROOT);
    }
}
