package limber.presentation.panes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import limber.engine.Cursor;
import limber.engine.ask.Why;
import limber.engine.ask.WhyTarget;
import limber.engine.watch.Read;
import limber.presentation.panes.Questions.Question;

/// A number in the tree of reasons.
///
/// @param why empty until it has been asked for
/// @param after the same number as the operation has left it that read it here, which stands above this in the tree
public record Reason(Question question, Optional<Why> why, Optional<double[]> after) {
    public Reason(Question question) {
        this(question, Optional.empty(), Optional.empty());
    }

    public static Reason stored(String channel, int element, double[] value, Cursor at) {
        return new Reason(new Question(new WhyTarget.Stored(channel, element), value, at, 0));
    }

    public Reason known(Why answer) {
        return new Reason(question, Optional.of(answer), after);
    }

    /// The same number as the operation has read it that it comes from, which stands below this in the tree.
    public Optional<double[]> before() {
        return why.flatMap(w -> w.reads().stream().filter(this::isOf).map(Read::value).findFirst());
    }

    private boolean isOf(Read read) {
        return question.asked().equals(new WhyTarget.Stored(read.channel(), read.element()));
    }

    /// The cursor before the operation that it comes from.
    public Optional<Cursor> operation() {
        return why.flatMap(w -> w.origin() instanceof Why.Origin.Operation(Cursor at) ? Optional.of(at)
                : Optional.empty());
    }

    /// Whether nothing is behind it.
    public boolean ends() {
        return why.filter(w -> w.reads().isEmpty() && w.given().isEmpty()).isPresent();
    }

    /// What it comes from, once it is known, parameters last.
    ///
    /// @param rank of what was read; the lower comes first
    public List<Reason> reasons(ToIntFunction<Read> rank) {
        var reasons = new ArrayList<Reason>();
        why.ifPresent(w -> {
            Question here = operation().map(at -> new Question(question.asked(), question.value(), at, 0))
                    .orElse(question);
            for (Read read : w.reads().stream().sorted(Comparator.comparingInt(rank)).toList())
                reasons.add(new Reason(new Question(new WhyTarget.Stored(read.channel(), read.element()), read.value(),
                        here.at(), here.operations()), Optional.empty(),
                        isOf(read) ? Optional.of(question.value()) : Optional.empty()));
            for (Why.Given given : w.given())
                reasons.add(new Reason(
                        new Question(new WhyTarget.Given(given.name()), given.value(), here.at(), here.operations()),
                        Optional.of(parameters(given)), Optional.empty()));
        });
        return reasons;
    }

    private static Why parameters(Why.Given given) {
        return new Why(new WhyTarget.Given(given.name()), given.value(), new Why.Origin.Parameters(given.parameters()),
                Optional.empty(), List.of(), List.of());
    }
}
