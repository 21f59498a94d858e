/// What the surfaces of a scene look like: their shape, texture, light, and the colours of values on them.
package limber.presentation.surface;
