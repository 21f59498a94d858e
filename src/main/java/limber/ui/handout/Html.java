package limber.ui.handout;

import java.util.Base64;

/// Pieces of a page.
public final class Html {
    private Html() {}

    /// Text as it can stand between tags and in quotes.
    public static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;").replace("'", "&#39;");
    }

    /// What an image is made of, in place of where it lies.
    ///
    /// @param type such as `png`
    static String data(String type, byte[] file) {
        return "data:image/" + type + ";base64," + Base64.getEncoder().encodeToString(file);
    }
}
