/// A model that the window has never heard of, which declares one of everything.
package limber.ui.fake;
