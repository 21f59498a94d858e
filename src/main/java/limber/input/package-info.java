/// Readers for untrusted text: values with their source positions from JSON and YAML, and the inputs of a run.
package limber.input;
