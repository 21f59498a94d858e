/// The dock of a tab: which panes are open, where they stand, and how they are moved.
package limber.ui.panes.dock;
