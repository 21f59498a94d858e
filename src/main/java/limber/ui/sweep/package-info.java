/// Drawings of a sweep: a curve over one parameter, a map over two, with the limit of theory.
package limber.ui.sweep;
