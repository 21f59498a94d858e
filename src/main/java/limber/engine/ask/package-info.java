/// Questions to a run: why a number is what it is, what an element reaches, where two runs first differ.
package limber.engine.ask;
