/// A scene being played: transport, gestures, undo, and the rules of a lesson.
///
/// It may see engine, lessons' rules and JavaFX properties; no nodes (`javafx.scene`).
package limber.ui.playback;
