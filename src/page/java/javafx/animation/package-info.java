/// Timers, as the classes of the window need them.
package javafx.animation;
