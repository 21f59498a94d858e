/// The ball: a mesh whose every vertex hangs on a spring to where it belongs. It may import engine, mesh and oracle.
package limber.models.ball;
