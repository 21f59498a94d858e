/// A scene as it is seen, whatever draws it: the layers, what lies over the surfaces, what a pointer hits, and the
/// second side of a comparison.
package limber.presentation.view;
