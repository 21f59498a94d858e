package limber.ui;

/// What the contents page shows.
enum ContentsPage {
    MODELS, PATH, GLOSSARY;

    /// Its word in bundles and ids.
    String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
