/// The models and the list of them. Each model is a folder of its own; none imports another, and none imports the
/// window.
package limber.models;
