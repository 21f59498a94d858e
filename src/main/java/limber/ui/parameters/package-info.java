/// Editors of one parameter each, by its kind.
///
/// It may see controls, words, engine; no playback, no session.
package limber.ui.parameters;
