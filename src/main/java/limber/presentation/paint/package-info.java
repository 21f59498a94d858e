/// Drawing in a plane: the pen that a face brings, colours and letters; charts, axes, and plots of sweeps.
package limber.presentation.paint;
