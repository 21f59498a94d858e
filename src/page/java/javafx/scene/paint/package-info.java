/// Colours, as the classes of the window need them.
package javafx.scene.paint;
