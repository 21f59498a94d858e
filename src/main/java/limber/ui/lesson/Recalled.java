package limber.ui.lesson;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import limber.lesson.MarkedAnswer;
import limber.lesson.Question;
import limber.lesson.Recap;
import limber.lesson.Step;
import limber.ui.preferences.Preferences;
import limber.ui.scene.Session;

/// A question of an earlier lesson that is asked again beside another lesson's scene. It is answered afresh, and the
/// result follows at once; the answer is kept with the earlier ones of that lesson, as another try.
final class Recalled implements QuestionContext, AutoCloseable {
    private final Recap recap;
    private final LessonSession around;
    private final Journal journal;
    private final Predictions predictions;
    private final Runnable news;
    private boolean kept;

    /// @param thread runs the scene of the earlier lesson
    /// @param news called whenever more is known
    Recalled(Recap recap, LessonSession around, Journal journal, Preferences preferences, Executor thread,
            Consumer<Throwable> failed, Runnable news) {
        this.recap = recap;
        this.around = around;
        this.journal = journal;
        this.news = news;
        Step alone = recap.asks().only(recap.asked());
        predictions = new Predictions(recap.lesson(), alone, recap.entry().staged(),
                new Journal(Optional.empty(), failed), preferences, thread, failed, this::told);
    }

    Recap recap() {
        return recap;
    }

    /// Shows the result as soon as there is an answer and a truth.
    private void told() {
        Question q = recap.asked();
        Optional<MarkedAnswer> judged = predictions.marked(q).filter(m -> m.truth().isPresent());
        if (judged.isPresent() && predictions.truth(q).isEmpty()) {
            judged.filter(m -> m.answer().isPresent() && !kept).ifPresent(this::keep);
            predictions.reveal(q); // tells again
        } else news.run();
    }

    private void keep(MarkedAnswer now) {
        kept = true;
        journal.put(journal.find(recap.lesson(), now.step(), now.question())
                .map(before -> before.again(now.answer().orElseThrow(), now.time())).orElse(now));
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
