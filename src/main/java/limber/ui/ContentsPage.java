package limber.ui;

import java.util.Locale;

/// A view of the contents page.
enum ContentsPage {
    MODELS, PATH, GLOSSARY;

    /// Its word in bundles and ids.
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
