package limber.handout;

import java.util.Base64;

/// Functions that build HTML elements.
public final class Html {
    private Html() {}

    /// Text escaped for use between tags and in quotes.
    public static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;").replace("'",
                "&#39;");
    }

    /// An image as a data URL, so that the page needs no other file.
    ///
    /// @param type such as `png`
    static String data(String type, byte[] file) {
        return "data:image/" + type + ";base64," + Base64.getEncoder().encodeToString(file);
    }
}
