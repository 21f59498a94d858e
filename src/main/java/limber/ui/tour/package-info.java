/// A tour for newcomers, in the window itself.
///
/// It may see a scene as it lives, its playback, preferences, controls and words; no tab, no pane.
package limber.ui.tour;
