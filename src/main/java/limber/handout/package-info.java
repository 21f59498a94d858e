/// Lessons on paper, as HTML. Pictures of scenes are passed in.
package limber.handout;
