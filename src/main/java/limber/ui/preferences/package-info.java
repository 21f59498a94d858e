/// A user's saved preferences: language, theme, level, panes.
///
/// It may see `ui.words`, `file` and JavaFX properties.
package limber.ui.preferences;
