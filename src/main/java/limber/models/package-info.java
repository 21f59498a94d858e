/// The models and the list of them. Each model is a folder of its own; none imports another.
package limber.models;
