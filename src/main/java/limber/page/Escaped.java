package limber.page;

/// Texts of strangers made harmless in a page.
final class Escaped {
    private Escaped() {}

    /// For use between tags and in quotes.
    static String html(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;").replace("'",
                "&#39;");
    }
}
