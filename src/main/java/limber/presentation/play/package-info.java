/// A scene being played: transport, gestures, undo, and the rules of a lesson.
package limber.presentation.play;
