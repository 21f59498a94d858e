package limber.ask;

import java.util.Set;
import limber.engine.Element;
import limber.engine.Schedule;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.watch.Explanation;
import limber.expression.AfterStep;
import limber.expression.Expression;
import limber.expression.Vocabulary;

/// A reason to halt a run.
///
/// @param what must happen
/// @param on whether it is looked at
/// @param every halts at the first, and then at each such one; 1 at each
/// @param once whether it is switched off when it has halted a run
public record Stop(What what, boolean on, int every, boolean once) {
    /// What must happen.
    public sealed interface What {
        /// Whether single operations must be looked at, and not only complete frames.
        boolean ofOperation();

        /// A condition. One that speaks of an operation halts before each for which it holds; one on measures halts
        /// behind the frame in which it comes true.
        record Condition(Expression expression) implements What {
            @Override public boolean ofOperation() {
                return expression.ofOperation();
            }

            /// Equal texts of one model mean the same.
            @Override public boolean equals(Object o) {
                return o instanceof Condition c && c.toString().equals(toString());
            }

            @Override public int hashCode() {
                return toString().hashCode();
            }

            @Override public String toString() {
                return expression.toString();
            }
        }

        /// An operation of a phase that runs a line of its code.
        record Line(String phase, int line) implements What {
            @Override public boolean ofOperation() {
                return true;
            }

            @Override public String toString() {
                return phase + ":" + line;
            }
        }

        /// An operation that works on an element, or writes a channel of its kind there.
        record Touched(Element element) implements What {
            @Override public boolean ofOperation() {
                return true;
            }

            @Override public String toString() {
                return element.of() + " " + element.index();
            }
        }

        /// An operation that writes an element of a channel.
        record Written(String channel, int element) implements What {
            @Override public boolean ofOperation() {
                return true;
            }

            @Override public String toString() {
                return channel + "[" + element + "]";
            }
        }
    }

    /// The same, halting a run once only, or at each k-th time.
    public Stop times(int each, boolean single) {
        return new Stop(what, on, each, single);
    }

    public Stop(What what) {
        this(what, true, 1, false);
    }

    /// A stop at a condition.
    ///
    /// @throws limber.engine.text.BadInput `4: …` if the text is none: the column and what would be right
    public static Stop when(String text, Model model, Schedule schedule) {
        return when(text, new Vocabulary(model, schedule));
    }

    /// The same with other names.
    ///
    /// @throws limber.engine.text.BadInput `4: …` if the text is none: the column and what would be right
    public static Stop when(String text, Vocabulary names) {
        return new Stop(new What.Condition(Find.condition(text, names)));
    }

    public Stop on(boolean now) {
        return new Stop(what, now, every, once);
    }

    /// Whether it must know the lines that the next operation runs.
    boolean readsLines(Run run) {
        return what instanceof What.Line(String phase, int _) && run.slot().phase().name().equals(phase);
    }

    /// Whether an operation is a reason to halt.
    ///
    /// @param lines those that it has run, where [#readsLines] asked for them
    boolean at(AfterStep moment, Set<Integer> lines) {
        Explanation o = moment.operation().orElseThrow();
        return switch (what) {
            case What.Condition(Expression e) -> e.holds(moment);
            case What.Line(String phase, int line) -> o.slot().phase().name().equals(phase) && lines.contains(line);
            case What.Touched(Element e) -> o.slot().phase().of().equals(e.of()) && o.element() == e.index()
                    || o.changes().stream().anyMatch(c -> c.element() == e.index() && moment.run().state()
                            .channel(c.channel()).filter(x -> x.of().equals(e.of())).isPresent());
            case What.Written(String channel, int element) ->
                    o.changes().stream().anyMatch(c -> c.channel().equals(channel) && c.element() == element);
        };
    }

    /// Whether its condition on measures holds where a run stands between two frames.
    boolean holds(AfterStep moment) {
        return what instanceof What.Condition(Expression e) && e.holds(moment);
    }

    /// The number on the left of a comparison; NaN for anything else.
    double value(AfterStep moment) {
        return what instanceof What.Condition(Expression e) ? e.compared(moment) : Double.NaN;
    }
}
