package limber.presentation.lesson;

import java.nio.file.Path;
import limber.engine.text.BadInput;
import limber.input.SourcePosition;
import limber.lesson.source.Link;

/// The links in the text of a lesson, with what they do to its scene.
public final class TextLinks {
    private final LessonWalk walk;
    private final Face face;

    /// A port to what is not in the scene.
    public interface Face {
        /// Lists where a condition holds.
        ///
        /// @throws BadInput if it is no condition
        void find(String condition);

        /// Shows the moment of a file of the lesson.
        void moment(Path file);

        /// Opens another lesson.
        void lesson(String id);
    }

    public TextLinks(LessonWalk walk, Face face) {
        this.walk = walk;
        this.face = face;
    }

    /// Does what a link says, or tells why it cannot.
    public void follow(String destination) {
        try {
            switch (Link.read(destination, walk.playback().model(), walk.playback().settings(),
                    walk.lesson().folder(), new SourcePosition(destination, 1, 1))) {
                case Link.Go go -> walk.go(go.moment());
                case Link.Change change -> walk.playback().gestures().set(change.values());
                case Link.Where where -> face.find(where.condition());
                case Link.Shown shown -> face.moment(shown.file());
                case Link.Other lesson -> face.lesson(lesson.id());
            }
        } catch (BadInput e) {
            walk.answering().failed().accept(e);
        }
    }
}
