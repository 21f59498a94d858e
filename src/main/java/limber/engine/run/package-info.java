/// Runs: forwards, backwards and to any operation, along a branch of inputs, with pictures, histories and stops.
package limber.engine.run;
