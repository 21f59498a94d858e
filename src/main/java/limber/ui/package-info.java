/// The window and its tabs. May import every package except the models themselves, of which it knows what they declare;
/// only the command line imports it, through [Entry].
package limber.ui;
