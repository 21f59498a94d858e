package limber.input;

/// A reader of JSON in a page. JSON is YAML too, and a page has a reader for that.
public final class JsonText {
    private JsonText() {}

    /// @throws limber.engine.text.BadInput with file:line:column
    public static Node read(String file, String text) {
        return read(file, text, 1);
    }

    /// @param line the number of its first line
    /// @throws limber.engine.text.BadInput with file:line:column
    public static Node read(String file, String text, int line) {
        return YamlText.read(file, text, line);
    }
}
