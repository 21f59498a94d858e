/// Moments and recordings: a scene at an operation as a text, and a run with the hashes by which it is checked. May
/// import ask, engine, models' catalogue, file, input and lesson.
package limber.moment;
