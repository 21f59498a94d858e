/// The ball: a mesh whose every vertex is held at its rest position by a spring. It may import engine, mesh and oracle.
package limber.models.ball;
