/// Files that are written whole or not at all, whatever is in them; may see the engine.
package limber.file;
