package limber.ui;

import java.util.Locale;

/// What the contents page shows.
enum ContentsPage {
    MODELS, PATH, GLOSSARY;

    /// Its word in bundles and ids.
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
