package limber.presentation.play;

import java.util.Optional;
import limber.engine.run.Branch;
import limber.engine.run.Picture;

/// The last frame of a course after which the scene was not much larger than at the start, once the course is known to
/// diverge.
final class LastCalmFrame {
    private record Calm(Branch branch, int frame) {}

    private Optional<Calm> calm = Optional.empty();

    /// Notes where a course has diverged, if it has in this picture.
    ///
    /// @return whether it has
    boolean diverged(Picture p) {
        p.divergence().ifPresent(d -> calm = Optional.of(new Calm(p.branch(), d.calm().frame())));
        return p.divergence().isPresent();
    }

    /// That frame, where a picture of the course lies before it or shows it.
    Optional<Integer> after(Optional<Picture> now) {
        return now.flatMap(p -> calm.filter(c -> c.branch() == p.branch() && p.cursor().frame() <= c.frame()))
                .map(Calm::frame);
    }
}
