/// Files with any content: written whole or not at all, read only if they are plain files and within a limit.
package limber.file;
