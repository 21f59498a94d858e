/// A model that the window does not know, which declares one of everything.
package limber.ui.fake;
