/// The models and the one list of them. Each model is a folder of its own; none sees another, and none sees the window.
package limber.models;
