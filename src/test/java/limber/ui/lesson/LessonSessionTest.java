package limber.ui.lesson;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.beans.property.SimpleBooleanProperty;
import limber.OpensWindow;
import limber.ask.Find;
import limber.engine.Cursor;
import limber.engine.run.Picture;
import limber.lesson.LessonReader;
import limber.lesson.question.Answer;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import limber.lesson.source.Folder;
import limber.presentation.lesson.Journal;
import limber.presentation.play.Playback;
import limber.presentation.words.Language;
import limber.ui.Opened;
import limber.ui.scene.Session;
import limber.ui.scene.ViewOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

/// A lesson session without its views: a pinned stick that is 0.4 m too long, of which k half corrections leave 0.4/2ᵏ
/// m and one weighted one nothing.
@OpensWindow
class LessonSessionTest {
    private static final String HEAD = """
            ---
            format: 1
            id: walk
            title: A walk
            model: rope
            set: {segments: 1, end: [1.4, 0, 0], length: 1, gravity: [0, 0, 0], iterations: 4, correction: weighted}
            ---
            """;

    @TempDir Path folder;
    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private LessonSession lessonSession;

    @AfterEach
    void leave() throws Exception {
        fx(lessonSession::close);
        assertEquals(List.of(), failures);
    }

    private void begin(String... blocks) throws Exception {
        FxToolkit.registerPrimaryStage();
        write(blocks);
        LessonReader.Read read = LessonReader.read(Folder.of(folder));
        assertEquals(List.of(), read.faults());
        lessonSession = fx(() -> {
            var session = new Session(read.lesson().orElseThrow().model(), Language.ENGLISH.words(),
                    new ViewOptions(new SimpleBooleanProperty(), new SimpleBooleanProperty()), Opened.NO_FILE, _ -> {},
                    failures::add, false);
            session.shown(true);
            return new LessonSession(read.lesson().orElseThrow(), session, Opened.preferences(),
                    Journal.inMemory(failures::add));
        });
        until(() -> picture() != null);
    }

    private void write(String... blocks) throws Exception {
        var english = new StringBuilder(HEAD);
        for (int i = 0; i < blocks.length; i++)
            english.append("## Step\n```limber\nid: s").append(i).append('\n').append(blocks[i].stripTrailing())
                    .append("\n```\n");
        Files.writeString(folder.resolve("lesson.md"), english);
    }

    private Picture picture() {
        return lessonSession.session().playback().picture().get();
    }

    private Playback playback() {
        return lessonSession.session().playback();
    }

    @Test
    void whatIsComparedIsWhatTheCheckerRuns() throws Exception {
        begin("""
                compare: {names: [a, b], left: {correction: half}, right: {iterations: 10}}
                predict:
                - {id: q, ask: How much?, at: {frame: 1}, number: {truth: 1 + max(right.residual), tolerance: 1 %}}
                """);
        assertEquals("weighted", fx(() -> lessonSession.session().comparison().beside(playback().settings()))
                .text(playback().settings().parameter("correction")));
        fx(() -> lessonSession.predictions().commit(lessonSession.step().questions().getFirst(),
                Optional.of(new Answer.Figure(1))));
        until(() -> answered().truth().isPresent());
        assertEquals(1, ((Answer.Figure) answered().truth().orElseThrow()).value(), 1e-12,
                "a weighted correction leaves nothing");
    }

    private MarkedAnswer answered() {
        return (MarkedAnswer) lessonSession.answers().getFirst();
    }

    /// 0.4/2¹² m is less than 0.1 mm.
    @Test
    void aGoalSeesWhatIsDoneToTheRightSide() throws Exception {
        begin("""
                compare: {names: [a, b], left: {correction: half}, right: {correction: half, iterations: 1}}
                goal: {when: "max(right.residual) < 0.0001", at: {frame: 1}}
                """);
        fx(() -> playback().goFrame(1));
        until(() -> picture().cursor().equals(Cursor.complete(1)) && picture().comparison().isPresent());
        assertFalse(fx(() -> lessonSession.predictions().goalReached()));
        fx(() -> lessonSession.session().comparison().put(playback().settings().parameter("iterations"), "12"));
        fx(() -> playback().goFrame(1));
        until(() -> fx(() -> lessonSession.predictions().goalReached()));
    }

    /// And not with the model's defaults.
    @Test
    void changesAreComparedWithTheSettingsOfTheStep() throws Exception {
        begin("set: {iterations: 9}\n", "set: {iterations: 2}\n");
        var iterations = playback().settings().parameter("iterations");
        assertEquals("9", fx(() -> playback().base().text(iterations)));
        fx(() -> lessonSession.go(1));
        until(() -> picture().settings().text(iterations).equals("2"));
        assertEquals("2", fx(() -> playback().base().text(iterations)));
        fx(() -> lessonSession.session().comparison().start());
        assertEquals(playback().settings(),
                fx(() -> lessonSession.session().comparison().beside(playback().settings())));
    }

    @Test
    void aLinkFindsWhereAConditionHolds() throws Exception {
        begin("goto: {frame: 6}\n");
        until(() -> picture().cursor().equals(Cursor.complete(6)));
        fx(() -> new LessonLinks(lessonSession, _ -> {}, _ -> Optional.empty(), _ -> {})
                .follow("find:frame >= 3 && frame < 5"));
        until(() -> fx(() -> lessonSession.session().findings().hits().size() == 2));
        assertEquals(List.of(Cursor.complete(3), Cursor.complete(4)),
                fx(() -> lessonSession.session().findings().hits().stream().map(Find.Hit::after).toList()));
    }

    @Test
    void aStepThatKeepsTheSceneComparesItAsItIs() throws Exception {
        begin("goto: {frame: 2}", """
                scene: keep
                compare: {names: [a, b], left: {iterations: 2}, right: {iterations: 3}}
                """);
        fx(() -> lessonSession.go(1));
        until(() -> picture().settings().text(picture().settings().parameter("iterations")).equals("2"));
        assertEquals("3", fx(() -> lessonSession.session().comparison().beside(playback().settings()))
                .text(playback().settings().parameter("iterations")));
    }

    @Test
    void sidesAreCalledInTheLanguageThatIsSpoken() throws Exception {
        Files.writeString(folder.resolve("lesson.zh.md"), """
                ---
                id: walk
                title: 走
                ---
                ## 步
                ```limber
                id: s0
                compare: {names: [半, 权]}
                ```
                """);
        begin("compare: {names: [half, weighted], left: {correction: half}, right: {iterations: 10}}\n");
        assertEquals("half", fx(() -> lessonSession.session().comparison().now().get().orElseThrow().left()));
        fx(() -> {
            lessonSession.session().wording().speak(Language.CHINESE.words());
            lessonSession.speak();
        });
        assertEquals("权", fx(() -> lessonSession.session().comparison().now().get().orElseThrow().right()));
        fx(() -> {
            lessonSession.session().comparison().name("mine", "yours");
            lessonSession.session().wording().speak(Language.ENGLISH.words());
            lessonSession.speak();
        });
        assertEquals("mine", fx(() -> lessonSession.session().comparison().now().get().orElseThrow().left()),
                "somebody has called them otherwise");
    }

    @Test
    void aChoiceMoreIsVotedForToo() throws Exception {
        String two = """
                predict:
                - id: q
                  ask: Which?
                  at: {frame: 1}
                  choices:
                  - {text: a, correct: true}
                  - {text: b}
                """;
        begin(two);
        fx(() -> lessonSession.votes().set((Question.Choices) lessonSession.step().questions().getFirst(), 0, 1, 5));
        write(two + "  - {text: c}\n");
        until(() -> fx(() -> ((Question.Choices) lessonSession.step().questions().getFirst()).choices().size() == 3));
        assertEquals(List.of(0, 0, 0),
                fx(() -> lessonSession.votes().of((Question.Choices) lessonSession.step().questions().getFirst(), 0)));
        assertTrue(fx(() -> lessonSession.faults().isEmpty()));
    }
}
