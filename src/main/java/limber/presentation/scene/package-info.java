/// A scene as it lives: what a hand on the view does to the run that is played.
package limber.presentation.scene;
