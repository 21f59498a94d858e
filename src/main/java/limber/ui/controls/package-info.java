/// General controls: fields, rows, popups, file dialogs.
///
/// It may see JavaFX, ControlsFX and `ui.words`; no scene, no model, no lesson.
package limber.ui.controls;
