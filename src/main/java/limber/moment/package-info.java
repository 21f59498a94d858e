/// Moments and recordings: a scene at an operation as a text, and a run with the hashes by which it is checked.
package limber.moment;
