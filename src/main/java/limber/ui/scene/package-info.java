/// The state of a scene that outlives its views.
///
/// It may see playback, viewport, plots, code; no controller, no FXML.
package limber.ui.scene;
