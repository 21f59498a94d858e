/// A search over all that the window can open or do: commands, lessons, scenes, settings, terms and keys.
package limber.ui.search;
