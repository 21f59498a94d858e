package limber.engine.settings;

/// A text of a user's that runs in the place of a source file of a model. It is part of the settings: undone, compared
/// and kept with them.
///
/// @param file what it replaces, such as `limber/models/rope/Distance.java`
/// @param text the whole file, as edited
public record Kernel(String file, String text) {
    /// The last part of the name, such as `Distance.java`.
    public String name() {
        return file.substring(file.lastIndexOf('/') + 1);
    }
}
