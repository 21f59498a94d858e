package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import limber.engine.Cursor;
import limber.engine.model.Model;
import limber.engine.run.Branch;
import limber.engine.run.Timeline;
import limber.lesson.GoalProgress;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.source.Folder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A goal that is looked at after each picture.
class GoalWatchTest {
    @TempDir private Path folder;
    private final WaitingWork work = new WaitingWork();
    private final AtomicInteger runs = new AtomicInteger();
    private final List<Optional<GoalProgress>> looked = new ArrayList<>();
    private final List<Throwable> failures = new ArrayList<>();

    private Lesson lesson(String goal) throws Exception {
        Files.writeString(folder.resolve("lesson.md"), """
                ---
                format: 1
                id: goal
                title: A goal
                model: rope
                ---
                ## Step
                ```limber
                id: one
                goal: {when: "%s", for: 2}
                ```
                """.formatted(goal));
        LessonReader.Read read = LessonReader.read(Folder.of(folder));
        assertEquals(List.of(), read.faults());
        return read.lesson().orElseThrow();
    }

    /// The model, which counts how often a run begins.
    private Model counted(Model model) {
        return (Model) Proxy.newProxyInstance(Model.class.getClassLoader(), new Class<?>[]{Model.class},
                (_, method, arguments) -> {
                    if (method.getName().equals("initial")) runs.incrementAndGet();
                    try {
                        return method.invoke(model, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    private void shown(GoalWatch watch, Branch branch, int frames) {
        for (int n = 0; n <= frames; n++) {
            watch.shown(branch, Optional.empty(), Cursor.complete(n));
            work.all();
        }
    }

    /// A rope of 4 sticks has no particle 9. It is not run again for each picture, but for another course it is.
    @Test
    void aGoalThatCannotBeLookedAtIsGivenUpForThatCourse() throws Exception {
        Lesson lesson = lesson("at(speed, 9) > 1000");
        Model model = counted(lesson.model());
        var watch = new GoalWatch(model, lesson.steps().getFirst(), 0, work, looked::add, _ -> {},
                failures::add);
        var timeline = new Timeline(lesson.model());
        Branch small = timeline.root(lesson.model().defaults().with("segments", "4"), List.of());
        shown(watch, small, 5);
        assertEquals(1, runs.get());
        assertEquals(List.of(), looked.stream().flatMap(Optional::stream).toList());
        shown(watch, timeline.root(lesson.model().defaults().with("segments", "12"), List.of()), 5);
        assertEquals(2, runs.get());
        assertEquals(5, looked.getLast().orElseThrow().frame());
        assertEquals(List.of(), failures);
    }

    /// Frames 2 and 3 are two in a row. Two pictures were shown while the first frame was looked at.
    @Test
    void aGoalIsReachedOnceThoughPicturesCameMeanwhile() throws Exception {
        Lesson lesson = lesson("frame >= 2");
        var reached = new AtomicInteger();
        var watch = new GoalWatch(lesson.model(), lesson.steps().getFirst(), 0, work, looked::add,
                _ -> reached.incrementAndGet(), failures::add);
        Branch branch = new Timeline(lesson.model()).root(lesson.model().defaults(), List.of());
        for (int frame : List.of(1, 2, 4)) watch.shown(branch, Optional.empty(), Cursor.complete(frame));
        work.all();
        assertEquals(List.of(1, 3), looked.stream().map(p -> p.orElseThrow().frame()).toList());
        assertEquals(1, reached.get());
        watch.shown(branch, Optional.empty(), Cursor.complete(9));
        work.all();
        assertEquals(2, looked.size(), "it looks no more");
        assertEquals(List.of(), failures);
    }
}
