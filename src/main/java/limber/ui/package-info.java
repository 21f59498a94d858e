/// The window: sessions, playback, panes and their controllers. JavaFX, and nothing that computes. Sees everything but the
/// models themselves, of which it knows what they declare; nobody sees it but the command line's one seam, [Entry].
package limber.ui;
