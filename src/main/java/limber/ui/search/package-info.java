/// A search over all that the window can open: lessons, scenes, settings, terms and keys.
///
/// It may see controls and words; what an entry opens is the window's business.
package limber.ui.search;
