package limber.presentation.lesson;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import limber.lesson.question.CodeJudge;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.CodeVerdict;
import limber.presentation.Work;
import limber.presentation.words.Wording;

/// Answering, with what a student's answers need of the face that shows them.
///
/// @param journal keeps them
/// @param student the student's name; empty where none is given
/// @param now the time, as answers files write it
/// @param work runs for truths and goals
/// @param compiler judges codes; empty where there is none, as in a page
/// @param failed receives what goes wrong there
public record Answering(Journal journal, Supplier<String> student, Supplier<String> now, Work work,
        Optional<Compiler> compiler, Consumer<Throwable> failed) {
    /// A judge of codes.
    @FunctionalInterface
    public interface Compiler {
        CodeVerdict verdict(CodeJudge judge, String code);

        /// A verdict in a sentence.
        default String said(CodeQuestion question, CodeVerdict verdict, Wording words) {
            return new CodeSentences(question, words).said(verdict);
        }
    }

    /// The same with answers that are kept elsewhere.
    public Answering in(Journal other) {
        return new Answering(other, student, now, work, compiler, failed);
    }
}
