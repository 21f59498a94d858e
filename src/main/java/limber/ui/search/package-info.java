/// A search over all that the window can open: lessons, scenes, settings, terms and keys.
package limber.ui.search;
