/// A body of tetrahedra that keeps its shape in one of four ways.
package limber.models.soft;
