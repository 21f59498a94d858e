/// The window: JavaFX, and nothing that computes. Sees everything; nobody sees it but the command line's one seam, [Entry].
package limber.ui;
