package limber.input;

import java.util.function.Supplier;
import limber.engine.platform.Platform;

/// Texts in JSON, read with their source positions. JSON is YAML too, which is read where there is no reader of JSON.
public final class JsonText {
    private static final JsonReader READER = Platform.here().service(JsonReader.class).map(Supplier::get)
            .orElse(YamlText::read);

    private JsonText() {}

    /// @param file how complaints call it
    /// @throws limber.engine.text.BadInput if it is not one JSON value, nests too deep or names a key twice
    public static Node read(String file, String text) {
        return read(file, text, 1);
    }

    /// The same of a text that stands inside a file.
    ///
    /// @param line of the file in which the text begins, from 1
    public static Node read(String file, String text, int line) {
        return READER.read(file, text, line);
    }
}
