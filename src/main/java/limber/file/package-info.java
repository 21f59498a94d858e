/// Files that are written whole or not at all, with any content. May import the engine.
package limber.file;
