/// Points and rectangles, as the classes of the window need them.
package javafx.geometry;
