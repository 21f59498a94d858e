package limber.lesson;

import java.util.List;
import java.util.stream.Stream;
import limber.engine.Nearest;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Node;

/// Finds what a lesson needs and what its texts link to among the lessons that ship or lie beside it.
final class Neighbours {
    private final Lesson lesson;
    private final Faults faults;
    private final List<String> known;

    Neighbours(Lesson lesson, Faults faults) {
        this.lesson = lesson;
        this.faults = faults;
        known = Stream.concat(Lessons.folders().stream(), lesson.folder().beside().stream()).map(Folder::id).distinct().filter(id -> !id.equals(lesson.id())).toList();
    }

    /// Says which are not there.
    void check() {
        lesson.needs().forEach(this::check);
        lesson.tellings().forEach((language, telling) -> texts(telling).forEach(block -> block.accept(new Links(lesson.folder().called(Lesson.ORIGINAL.equals(language) ? Folder.LESSON : Folder.CHINESE)))));
    }

    private static Stream<Node> texts(Telling telling) {
        return Stream.concat(telling.introduction().stream(), telling.steps().stream().flatMap(s -> Stream.concat(s.blocks().stream(), s.after().stream())));
    }

    private void check(Lesson.Need need) {
        if (!known.contains(need.id())) faults.add(need.spot().bad("'" + need.id() + "' is no lesson that ships or lies beside this one; " + Nearest.hint(need.id(), known)));
    }

    /// Goes through a text of one file.
    private final class Links extends AbstractVisitor {
        private final String file;

        Links(String file) {
            this.file = file;
        }

        @Override
        public void visit(org.commonmark.node.Link link) {
            Link.lesson(link.getDestination()).filter(id -> !id.equals(lesson.id())).ifPresent(id -> check(new Lesson.Need(id, LessonText.spot(file, link))));
            visitChildren(link);
        }
    }
}
