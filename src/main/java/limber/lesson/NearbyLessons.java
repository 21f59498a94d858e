package limber.lesson;

import java.util.List;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.input.Faults;
import limber.input.SourcePosition;
import limber.lesson.source.Folder;

/// The lessons related to one lesson, shipped or beside it: those it needs, and those its texts link to.
public final class NearbyLessons {
    private final Lesson lesson;
    private final Faults faults;
    private final List<String> known;

    public NearbyLessons(Lesson lesson, Faults faults) {
        this.lesson = lesson;
        this.faults = faults;
        known = Stream.concat(Lessons.folders().stream(), lesson.folder().beside().stream()).map(Folder::id).distinct()
                .filter(id -> !id.equals(lesson.id())).toList();
    }

    /// Checks the lessons that this one needs.
    public void needs() {
        for (Lesson.Need need : lesson.needs()) check(need.id(), need.position());
    }

    /// Checks that the lessons before this one have as many questions as its steps ask again.
    public void recaps() {
        int most = lesson.steps().stream().mapToInt(Step::recap).max().orElse(0);
        if (most == 0) return;
        int found = Recap.of(lesson).size();
        lesson.steps().stream().filter(s -> s.recap() > found).forEach(s -> faults.add(s.at().bad("recap: " + s.recap()
                + ", and the lessons that this one needs have " + found + " questions to ask again; "
                + (found == 0 ? "none" : "at most " + found) + " would be right")));
    }

    /// Checks a link, which may also lead to the lesson itself.
    public void link(String id, SourcePosition position) {
        if (!id.equals(lesson.id())) check(id, position);
    }

    private void check(String id, SourcePosition position) {
        if (!known.contains(id)) faults.add(
                position.bad(
                        "'" + BadInput.brief(id) + "' is no lesson that ships or lies beside this one; "
                                + DidYouMean.hint(id, known)));
    }
}
