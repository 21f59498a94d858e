/// Drawing in a plane: the pen that a face brings, colours and letters, and what is drawn with them.
package limber.presentation.paint;
