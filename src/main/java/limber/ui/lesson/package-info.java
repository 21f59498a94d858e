/// A lesson as a student goes through it, and its pane.
///
/// It may see scene, render, prose; no other pane, no tab.
package limber.ui.lesson;
