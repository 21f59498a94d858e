/// The ball: a mesh whose every vertex is held at its rest position by a spring.
package limber.models.ball;
