package limber.presentation.lesson;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.lesson.source.LessonWords;
import limber.presentation.prose.Plain;

/// The texts of the step at which a student is, as far as they are not prose.
public final class StepText {
    private final LessonWalk walk;

    public StepText(LessonWalk walk) {
        this.walk = walk;
    }

    private LessonWords lesson() {
        return walk.telling();
    }

    private LessonWords.OfStep step() {
        return lesson().steps().get(walk.index());
    }

    public String title() {
        return lesson().title();
    }

    public String heading() {
        return step().heading();
    }

    /// The headings of all steps, with their numbers.
    public List<String> outline() {
        List<LessonWords.OfStep> steps = lesson().steps();
        return IntStream.range(0, steps.size()).mapToObj(i -> (i + 1) + "  " + steps.get(i).heading()).toList();
    }

    /// How far each step has been done.
    public List<StepMark> marks() {
        return walk.lesson().steps().stream().map(s -> walk.answering().journal().mark(walk.lesson(), s)).toList();
    }

    /// The headings of all steps, with their numbers and how far they have been done, as they are read aloud.
    public List<String> spokenOutline() {
        List<String> headings = outline();
        List<StepMark> marks = marks();
        return IntStream.range(0, headings.size()).mapToObj(i -> marks.get(i) == StepMark.NONE ? headings.get(i)
                : headings.get(i) + " · " + walk.words().get("lesson.mark." + marks.get(i).word())).toList();
    }

    /// Which step it is, of how many.
    public String count() {
        return walk.words().get("lesson.count").formatted(walk.index() + 1, lesson().steps().size());
    }

    /// Whether the lesson begins here: its introduction stands before the step.
    public boolean first() {
        return walk.index() == 0;
    }

    /// What one can do after the lesson, where it begins; empty elsewhere, and where nothing is said of it.
    public String learn() {
        return !first() || lesson().learn().isEmpty() ? ""
                : walk.words().get("lesson.learn").formatted(lesson().learn());
    }

    /// The numbers that are drawn for the student; empty for a lesson without any.
    public String numbers() {
        return walk.lesson().vary().isEmpty() ? "" : walk.numbers();
    }

    /// Whether a name is asked for, from which the numbers follow.
    public boolean asksName() {
        return !walk.lesson().vary().isEmpty() && walk.lesson().drawn().isEmpty();
    }

    /// Whether the text that follows the answers is shown.
    public boolean after() {
        return !step().after().isEmpty() && !walk.predictions().waiting();
    }

    /// Whether the student's notes are shown: an open question takes their room.
    public boolean notes() {
        return !walk.predictions().waiting();
    }

    /// All of it as a screen reader reads it when the heading gets the focus.
    public String spoken() {
        return Stream
                .of(walk.words().get("lesson.spoken").formatted(walk.index() + 1, lesson().steps().size(), heading()),
                        learn(), first() ? Plain.of(lesson().introduction()) : "", Plain.of(step().blocks()),
                        after() ? Plain.of(step().after()) : "")
                .filter(part -> !part.isBlank()).collect(Collectors.joining("\n"));
    }
}
