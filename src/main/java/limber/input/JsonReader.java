package limber.input;

/// A reader of JSON that keeps source positions: Jackson's, or, in a page, which has no Jackson, that of YAML.
@FunctionalInterface
public interface JsonReader {
    /// @param file how complaints call it
    /// @param line of the file in which the text begins, from 1
    /// @throws limber.engine.text.BadInput if it is not one JSON value, nests too deep or names a key twice
    Node read(String file, String text, int line);
}
