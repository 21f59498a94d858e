/// Drawing in a plane: the pen that a face brings, colours and letters; round numbers and charts.
package limber.presentation.paint;
