/// What strangers write: values with their places from JSON and YAML, and the inputs of a run made of them.
package limber.input;
