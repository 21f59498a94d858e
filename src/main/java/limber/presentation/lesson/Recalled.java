package limber.presentation.lesson;

import limber.lesson.Recap;
import limber.lesson.answers.RecapAnswer;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.lesson.source.Link;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;

/// A question of an earlier lesson that is asked again beside another lesson's scene. It is answered afresh, and the
/// result follows at once; the answer is kept with the earlier ones of that lesson, as another try.
public final class Recalled implements QuestionContext, AutoCloseable {
    private final Recap recap;
    private final RecapAnswer answer;
    private final LessonWalk around;
    private final Runnable news;
    private final Predictions predictions;

    /// @param news called whenever more is known
    public Recalled(Recap recap, LessonWalk around, Runnable news) {
        this.recap = recap;
        this.around = around;
        this.news = news;
        answer = new RecapAnswer(recap);
        Answering answering = around.answering();
        predictions = new Predictions(recap.lesson(), recap.asks().only(recap.asked()), recap.entry().staged(),
                answering.in(Journal.inMemory(answering.failed())), this::told);
    }

    /// The lesson to which a link in the text of a question leads: another one, or, since its scene is not here, its
    /// own.
    public static String lesson(Recap recap, String destination) {
        return Link.lesson(destination).orElse(recap.lesson().id());
    }

    /// The lesson and the step that a question is from.
    public static String from(Recap recap, Wording words) {
        return words.get("lesson.recap.from").formatted(recap.lesson().telling(words.ui().getLocale()).title(),
                step(recap, words).heading());
    }

    /// The words of its step.
    public static LessonWords.OfStep step(Recap recap, Wording words) {
        return recap.lesson().telling(words.ui().getLocale()).steps().get(recap.step());
    }

    /// The question, as somebody begins to look at it.
    public QuestionState<?> state() {
        return QuestionState.of(this, recap.asked(), step(recap, words()).questions().get(recap.question()));
    }

    private void told() {
        if (!answer.settle(predictions, around.answering()::journal)) news.run();
    }

    @Override public Predictions predictions() {
        return predictions;
    }

    @Override public Drafts drafts() {
        return around.drafts();
    }

    @Override public Playback playback() {
        return around.playback();
    }

    @Override public LessonScene scene() {
        return around.scene();
    }

    /// The scene beside it is another one.
    @Override public boolean held() {
        return false;
    }

    @Override public Wording words() {
        return around.words();
    }

    @Override public String seed() {
        return around.seed() + "/" + recap.lesson().id();
    }

    @Override public String place(Question q) {
        return recap.lesson().id() + "/" + recap.asks().id() + "/" + q.id();
    }

    @Override public void close() {
        predictions.close();
    }
}
