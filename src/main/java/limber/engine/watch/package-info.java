/// What an operation did: twins of phases that report each store and load, and explanations made of them.
package limber.engine.watch;
