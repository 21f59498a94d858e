/// A user's saved preferences: language, theme, level, panes.
package limber.ui.preferences;
