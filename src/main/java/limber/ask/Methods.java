package limber.ask;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import limber.engine.model.Balance;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.expression.AfterStep;
import limber.expression.Expression;

/// Several methods under the same inputs, frame by frame.
public final class Methods {
    private final List<Method> methods;
    private final List<Optional<Ledger>> ledgers;
    private final List<Optional<Correspondence>> matches;
    private final double[] made;
    private final int reference;
    private int frame;

    /// A method: a model with settings.
    ///
    /// @param run at frame 0
    /// @param measures the same of each method, as its model understands them
    public record Method(String name, Run run, List<Expression> measures) {}

    /// What a method has come to after a frame.
    ///
    /// @param measured one number a measure
    /// @param distance the largest distance of an element from that of the reference, m, as [Correspondence] matches
    ///   them; empty where no element stands for another
    /// @param numbered whether elements are matched by number
    /// @param made the energy that the method itself has made since frame 0, J; what it lost is below 0; empty where
    ///   its model keeps no ledger of energy
    /// @param operations of the frame; empty for frame 0
    /// @param finite whether it could be shown; what follows is then of the last frame that could
    public record Row(int frame, String method, double[] measured, OptionalDouble distance, boolean numbered,
            OptionalDouble made, OptionalLong operations, boolean finite) {}

    /// @param reference the number of the method that distances are measured from
    public Methods(List<Method> methods, int reference) {
        this.methods = List.copyOf(methods);
        this.reference = reference;
        ledgers = methods.stream().map(m -> Ledger.of(m.run, Balance.Kind.ENERGY, 0)).toList();
        double[] first = places(methods.get(reference).run);
        matches = methods.stream().map(m -> match(m.run, first)).toList();
        made = new double[methods.size()];
    }

    private Optional<Correspondence> match(Run run, double[] first) {
        int width = run.model().subject().width(), other = methods.get(reference).run.model().subject().width();
        return width == 3 && other == 3 ? Correspondence.between(places(run), first) : Optional.empty();
    }

    private static double[] places(Run run) {
        return run.state().of(run.model().subject());
    }

    /// The frame after which they stand.
    public int frame() {
        return frame;
    }

    /// Runs a frame of each; one that has exploded stays where it is.
    public void next() {
        frame++;
        for (int i = 0; i < methods.size(); i++) {
            Run run = methods.get(i).run;
            if (!Divergence.clean(run)) continue;
            if (ledgers.get(i).isEmpty()) run.next();
            else {
                Ledger books = ledgers.get(i).get();
                made[i] += books.next(run).account(books.accounts().indexOf(Ledger.METHOD));
            }
        }
    }

    /// Runs up to a frame and tells a row for each after the last one.
    ///
    /// @param every tells rows after every k-th frame, too, from frame 0 on; 0: not
    /// @throws limber.engine.text.BadInput if a measure asks for an element that is not there
    public void run(int frames, int every, Consumer<Row> told) {
        while (true) {
            if (frame == frames || every > 0 && frame % every == 0) rows().forEach(told);
            if (frame >= frames) return;
            next();
        }
    }

    /// A row for each method where they stand.
    public List<Row> rows() {
        return IntStream.range(0, methods.size()).mapToObj(this::row).toList();
    }

    private Row row(int i) {
        Method m = methods.get(i);
        boolean finite = Divergence.clean(m.run);
        var scope = new AfterStep(m.run, Optional.empty(), List.of());
        return new Row(frame, m.name,
                m.measures.stream().mapToDouble(e -> finite ? Sweep.value(e, scope) : Double.NaN).toArray(),
                finite ? distance(i) : OptionalDouble.empty(),
                matches.get(i).map(Correspondence::numbered).orElse(false),
                finite && ledgers.get(i).isPresent() ? OptionalDouble.of(made[i]) : OptionalDouble.empty(),
                frame == 0 ? OptionalLong.empty() : OptionalLong.of(m.run.schedule().operations(m.run.state())),
                finite);
    }

    private OptionalDouble distance(int i) {
        Run first = methods.get(reference).run;
        return Divergence.clean(first) && matches.get(i).isPresent()
                ? Arrays.stream(matches.get(i).get().distances(places(methods.get(i).run), places(first))).max()
                : OptionalDouble.empty();
    }
}
