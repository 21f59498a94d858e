package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.Step;
import limber.lesson.question.Answer;
import limber.lesson.question.CodeJudge;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.Trial;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.Test;

/// Verdicts on codes in words.
class CodeSentencesTest {
    /// Without `kept` a particle falls as it should where nothing damps; the second run of the question has damping.
    @Test
    void aRunThatNobodySeesIsNamed() {
        Lesson lesson = Lessons.shipped().stream().filter(l -> l.id().equals("rebuild-the-rope")).findFirst()
                .orElseThrow();
        Step step = lesson.steps().stream().filter(s -> s.id().equals("integrate")).findFirst().orElseThrow();
        CodeQuestion question = (CodeQuestion) step.questions().getFirst();
        CodeJudge judge = ((Answer.Worked) question
                .truth(new Trial(lesson.model(), step.staged(step.scene().orElseThrow())))).judge().orElseThrow();
        var words = new Wording(lesson.model(), Language.ENGLISH.words());
        String said = new CodeSentences(question, words).said(judge.verdict(fall("")));
        assertTrue(said.contains(", in another run with Damping 2 1/s, Gravity 1,-9,0.5 m/s²."), said);
        assertEquals(words.get("lesson.code.right").formatted(judge.total()),
                new CodeSentences(question, words).said(judge.verdict(fall("kept * "))));
    }

    private static String fall(String kept) {
        return """
                double px = position[j], py = position[j + 1], pz = position[j + 2];
                position[j] += KEPT(px - previous[j]) + hh * a.x();
                position[j + 1] += KEPT(py - previous[j + 1]) + hh * a.y();
                position[j + 2] += KEPT(pz - previous[j + 2]) + hh * a.z();
                previous[j] = px;
                previous[j + 1] = py;
                previous[j + 2] = pz;
                """.replace("KEPT", kept);
    }
}
