/// A scene as it lives: its view, the opening of moments, and what a hand on the view does to the run that is played.
package limber.presentation.scene;
