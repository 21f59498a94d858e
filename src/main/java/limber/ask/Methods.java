package limber.ask;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Consumer;
import limber.engine.Channel;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.expression.AfterStep;
import limber.expression.Expression;

/// Several methods under the same inputs, frame by frame.
///
/// @param entries the first is the one that distances are measured from
/// @param frames up to this one
public record Methods(List<Entry> entries, int frames) {
    /// A method: a model with settings.
    ///
    /// @param run at frame 0
    /// @param measures the same of each entry, as its model understands them
    public record Entry(String name, Run run, List<Expression> measures) {}

    /// What an entry has come to after a frame.
    ///
    /// @param measured one number a measure
    /// @param distance the largest of an element from that of the first entry, in the unit of what the models move;
    ///   empty where they have other numbers of elements
    /// @param operations of the frame; empty for frame 0
    /// @param finite whether it could be shown; what follows is then of the last frame that could
    public record Row(int frame, String entry, double[] measured, OptionalDouble distance, OptionalLong operations,
            boolean finite) {}

    /// Runs all frames and tells a row for each entry after the last one.
    ///
    /// @param every tells rows after every k-th frame, too, from frame 0 on; 0: not
    /// @throws limber.engine.text.BadInput if a measure asks for an element that is not there
    public void run(int every, Consumer<Row> told) {
        for (int frame = 0; frame <= frames; frame++) {
            if (frame > 0) for (Entry e : entries) if (Divergence.clean(e.run)) e.run.next();
            if (frame == frames || every > 0 && frame % every == 0)
                for (Entry e : entries) told.accept(row(frame, e));
        }
    }

    private Row row(int frame, Entry e) {
        boolean finite = Divergence.clean(e.run);
        var scope = new AfterStep(e.run, Optional.empty(), List.of());
        return new Row(frame, e.name, e.measures.stream().mapToDouble(m -> finite ? Sweep.value(m, scope) : Double.NaN)
                .toArray(), finite ? distance(e.run, entries.getFirst().run) : OptionalDouble.empty(),
                frame == 0 ? OptionalLong.empty() : OptionalLong.of(e.run.schedule().operations(e.run.state())),
                finite);
    }

    private static OptionalDouble distance(Run run, Run first) {
        Channel ours = run.model().subject(), theirs = first.model().subject();
        double[] a = run.state().of(ours), b = first.state().of(theirs);
        if (a.length != b.length || ours.width() != theirs.width() || !Divergence.clean(first))
            return OptionalDouble.empty();
        return OptionalDouble.of(Growth.largest(a, b, ours.width()));
    }
}
