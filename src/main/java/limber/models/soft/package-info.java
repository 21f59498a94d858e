/// A body of tetrahedra that keeps its shape in one of four ways. May import engine, math and mesh only.
package limber.models.soft;
