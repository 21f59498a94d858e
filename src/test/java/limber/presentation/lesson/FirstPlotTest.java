package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import limber.engine.Measure;
import limber.engine.model.Model;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.Step;
import limber.models.Catalog;
import limber.presentation.plots.FirstPlot;
import org.junit.jupiter.api.Test;

/// What plots open with, over all models, presets and steps of lessons.
class FirstPlotTest {
    private static void tells(String where, List<Measure> curves) {
        assertFalse(curves.isEmpty(), where);
        assertFalse(curves.stream().anyMatch(Measure::isCommon), () -> where + " opens with " + curves);
    }

    @Test
    void everyPresetOpensWithANumberOfItsOwn() {
        for (Model model : Catalog.MODELS) {
            var first = new FirstPlot(model, List.of());
            tells(model.name(), first.under(model.defaults()));
            model.presets().forEach(p -> tells(model.name() + " " + p.name(), first.under(p.settings())));
        }
    }

    /// A step that says what is plotted may plot the time beside it; nothing opens with the number of the frame.
    @Test
    void everyStepOpensWithANumberOfItsOwn() {
        for (Lesson lesson : Lessons.shipped()) {
            for (Step step : lesson.steps()) {
                String where = lesson.id() + " " + step.id();
                Optional<List<Measure>> written = step.show().flatMap(Step.Show::plots);
                written.ifPresent(plots -> assertFalse(plots.stream().anyMatch(m -> m.name().equals("frame")), where));
                if (written.isEmpty()) step.scene().ifPresent(s -> tells(where,
                        new FirstPlot(lesson.model(), new StepSubject(step).measures()).under(s.settings())));
            }
        }
    }

    /// Also where its measures begin with those that every model has, as those of a log may.
    @Test
    void aModelThatDoesNotSayOpensWithANumberOfItsOwn() {
        var measures = new ArrayList<>(Measure.common());
        measures.add(Measure.of("height", "m", (_, _) -> 0));
        assertEquals("height", silent(measures).plottedAtFirst(null));
        assertEquals("", silent(Measure.common()).plottedAtFirst(null));
    }

    /// A model of which only the measures are known.
    private static Model silent(List<Measure> measures) {
        return (Model) Proxy.newProxyInstance(Model.class.getClassLoader(), new Class<?>[]{Model.class},
                (model, method, given) -> method.getName().equals("measures") ? measures
                        : InvocationHandler.invokeDefault(model, method, given));
    }

    private static Step step(String lesson, String id) {
        return Lessons.find(lesson).orElseThrow().steps().stream().filter(s -> s.id().equals(id)).findFirst()
                .orElseThrow();
    }

    private static List<String> subject(String lesson, String id) {
        return new StepSubject(step(lesson, id)).measures().stream().map(Measure::name).toList();
    }

    @Test
    void aStepIsAboutItsGoalItsSweepAndLaterMoments() {
        assertEquals(List.of("time", "potential"), subject("points-that-remember", "your-turn")); // its goal
        assertEquals(List.of("totalLength"), subject("hook", "count")); // its sweep
        assertEquals(List.of("tipAngle"), subject("pulling-the-rod", "half")); // a question about a later frame
    }

    @Test
    void aSceneOfItsOwnIsPlottedAnewUnlessTheStepSaysWhat() throws Exception {
        Lesson lesson = Lessons.find("points-that-remember").orElseThrow();
        try (var walked = new WalkedLesson(lesson)) {
            walked.scene.about = Optional.empty();
            walked.walk.go(step(lesson, "your-turn"));
            assertEquals(Optional.of(List.of("time", "potential")), walked.scene.about);
            walked.scene.about = Optional.empty();
            int told = IntStream.range(0, lesson.steps().size()).filter(i -> lesson.steps().get(i).show()
                    .flatMap(Step.Show::plots).isPresent()).findFirst().orElseThrow();
            walked.walk.go(told);
            assertEquals(Optional.empty(), walked.scene.about);
        }
    }

    private static int step(Lesson lesson, String id) {
        return lesson.steps().indexOf(step(lesson.id(), id));
    }
}
