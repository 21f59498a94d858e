package limber.presentation.view;

import java.util.Optional;
import limber.engine.run.Picture;

/// The positions of the scene before the last step, kept while it is stopped.
final class PreviousPlaces {
    private Picture before, now;

    void show(Picture next) {
        boolean still = next.next().isPresent();
        boolean sameCourse = now != null && now.branch() == next.branch();
        if (!still || !sameCourse) before = null;
        else if (!next.cursor().equals(now.cursor())) before = now;
        now = still ? next : null;
    }

    Optional<Picture> picture() {
        return Optional.ofNullable(before);
    }
}
