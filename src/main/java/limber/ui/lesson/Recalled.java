package limber.ui.lesson;

import limber.lesson.Question;
import limber.lesson.Recap;
import limber.lesson.RecapAnswer;
import limber.lesson.Step;
import limber.presentation.lesson.Answering;
import limber.presentation.lesson.ClassVotes;
import limber.presentation.lesson.Drafts;
import limber.presentation.lesson.Journal;
import limber.presentation.lesson.Predictions;
import limber.ui.scene.Session;

/// A question of an earlier lesson that is asked again beside another lesson's scene. It is answered afresh, and the
/// result follows at once; the answer is kept with the earlier ones of that lesson, as another try.
final class Recalled implements BoxContext, AutoCloseable {
    private final Recap recap;
    private final LessonSession around;
    private final Answering answering;
    private final Predictions predictions;
    private final Runnable news;
    private final RecapAnswer answer;

    /// @param answering its work runs the scene of the earlier lesson
    /// @param news called whenever more is known
    Recalled(Recap recap, LessonSession around, Answering answering, Runnable news) {
        this.recap = recap;
        answer = new RecapAnswer(recap);
        this.around = around;
        this.answering = answering;
        this.news = news;
        Step alone = recap.asks().only(recap.asked());
        predictions = new Predictions(recap.lesson(), alone, recap.entry().staged(),
                answering.in(Journal.inMemory(answering.failed())), this::told);
    }

    Recap recap() {
        return recap;
    }

    private void told() {
        if (!answer.settle(predictions, answering::journal)) news.run();
    }

    @Override public Predictions predictions() {
        return predictions;
    }

    @Override public Session session() {
        return around.session();
    }

    @Override public Drafts drafts() {
        return around.drafts();
    }

    @Override public ClassVotes votes() {
        return around.votes();
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
