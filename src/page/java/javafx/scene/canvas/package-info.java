/// A canvas, as the classes of the window need it.
package javafx.scene.canvas;
