/// Files with any content: written whole or not at all, read only if they are plain files and within a limit. May
/// import the engine.
package limber.file;
