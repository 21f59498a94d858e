/// Drawings of a sweep: a curve over one parameter, a map over two, with the limit of theory. Values come from the
/// table of a sweep. May import ask, engine, JavaFX, plots, viewport, words and controls; no controller, and no
/// playback.
package limber.ui.sweep;
