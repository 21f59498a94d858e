/// The state of a scene that outlives its views.
package limber.ui.scene;
