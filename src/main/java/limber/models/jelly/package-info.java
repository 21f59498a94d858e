/// The jelly: a mesh that leans by a mask after one point on a spring.
package limber.models.jelly;
