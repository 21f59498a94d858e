package limber.lesson;

import java.util.List;
import java.util.stream.Stream;
import limber.engine.Nearest;
import limber.input.Spot;

/// The lessons that ship or lie beside one: what it needs, and what its texts link to.
final class Neighbours {
    private final Lesson lesson;
    private final Faults faults;
    private final List<String> known;

    Neighbours(Lesson lesson, Faults faults) {
        this.lesson = lesson;
        this.faults = faults;
        known = Stream.concat(Lessons.folders().stream(), lesson.folder().beside().stream()).map(Folder::id).distinct().filter(id -> !id.equals(lesson.id())).toList();
    }

    /// What has to come first.
    void needs() {
        for (Lesson.Need need : lesson.needs()) check(need.id(), need.spot());
    }

    /// A link may lead to the lesson itself.
    void link(String id, Spot spot) {
        if (!id.equals(lesson.id())) check(id, spot);
    }

    private void check(String id, Spot spot) {
        if (!known.contains(id)) faults.add(spot.bad("'" + id + "' is no lesson that ships or lies beside this one; " + Nearest.hint(id, known)));
    }
}
