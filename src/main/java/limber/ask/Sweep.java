package limber.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import limber.engine.Divergence;
import limber.engine.Input;
import limber.engine.Model;
import limber.engine.Run;
import limber.engine.Settings;
import limber.engine.Timeline;
import limber.lesson.Expression;

/// A measure over one or two parameters: a run for each combination of their values, on all cores.
///
/// @param inputs of every run
/// @param measures numbers that are read after the last frame
/// @param frames of every run; one that is no longer finite ends earlier
public record Sweep(Model model, Settings settings, List<Input> inputs, List<Over> over, List<Expression> measures,
        int frames) {
    /// Bytes of keyframes a run may keep: nobody goes back in it.
    private static final int KEYFRAMES = 1 << 20;
    /// Runs under way or waiting for an earlier one to be told, by core.
    private static final int AHEAD = 4;

    /// The result of one run.
    ///
    /// @param values of the parameters, as the command line writes them
    /// @param frames that were run, fewer than asked for if the run was no longer finite
    /// @param measured one number a measure
    public record Row(List<String> values, int frames, double[] measured) {}

    /// How many runs there are.
    public int size() {
        return over.stream().mapToInt(o -> o.values().size()).reduce(1, Math::multiplyExact);
    }

    /// The settings of a run.
    ///
    /// @throws limber.engine.BadInput if they contradict each other
    public Settings settings(List<String> values) {
        Settings p = settings;
        for (int i = 0; i < over.size(); i++) p = p.with(over.get(i).parameter().name(), values.get(i));
        model.check(p);
        return p;
    }

    /// Runs the rows from `from` up to `to`, and tells them in their order, from this thread.
    ///
    /// @param stop gives the sweep up; asked before each frame
    public void run(int from, int to, Consumer<Row> told, BooleanSupplier stop) {
        List<List<String>> rows = Over.rows(over).skip(from).limit(to - from).toList();
        rows.forEach(this::settings); // contradictions are refused before anything is run
        int cores = Runtime.getRuntime().availableProcessors();
        try (ExecutorService pool = Executors.newFixedThreadPool(cores)) {
            var waiting = new ArrayList<CompletableFuture<Optional<Row>>>();
            for (int next = 0, done = 0; done < rows.size(); done++) {
                for (; next < rows.size() && next < done + AHEAD * cores; next++) {
                    List<String> values = rows.get(next);
                    waiting.add(CompletableFuture.supplyAsync(() -> row(values, stop), pool));
                }
                Optional<Row> row = waiting.removeFirst().join();
                if (row.isEmpty()) return;
                told.accept(row.get());
            }
        }
    }

    private Optional<Row> row(List<String> values, BooleanSupplier stop) {
        var timeline = new Timeline(model, KEYFRAMES);
        var run = new Run(timeline, timeline.root(settings(values), inputs));
        while (run.cursor().frame() < frames && Divergence.clean(run)) {
            if (stop.getAsBoolean()) return Optional.empty();
            run.next();
        }
        var scope = new AfterStep(run, Optional.empty(), List.of());
        return Optional.of(new Row(values, run.cursor().frame(),
                measures.stream().mapToDouble(m -> m.value(scope)).toArray()));
    }
}
