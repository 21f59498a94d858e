/// Lessons on paper, as HTML. May import lessons, CommonMark, and the window's formulas and axes; neither JavaFX nor a
/// controller. Pictures of scenes are passed in.
package limber.ui.handout;
