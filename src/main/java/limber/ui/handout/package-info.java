/// Lessons on paper, as HTML. Sees lessons, CommonMark, and of the window how formulas are drawn and axes divided; neither
/// JavaFX nor a controller: pictures of scenes are handed to it.
package limber.ui.handout;
