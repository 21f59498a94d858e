package limber.presentation.play;

import limber.engine.model.Variant;
import limber.engine.run.History;
import limber.engine.run.Timeline;

/// The company of a scene, one thing at a time.
public sealed interface Beside {
    /// The scene is alone.
    record Nothing() implements Beside {}

    /// The same course under other settings, with its own keyframes and history.
    ///
    /// @param variant what differs
    record Course(Variant variant, Timeline timeline, History history) implements Beside {}

    /// The numbers of another program, which are no course.
    record Numbers(SideValues values) implements Beside {}

    /// The same scene solved by other methods.
    record Methods() implements Beside {}
}
