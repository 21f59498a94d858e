package limber.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.model.Remark;
import limber.engine.settings.Settings;
import limber.engine.settings.SweepRange;
import limber.engine.text.BadInput;
import limber.engine.tool.Tools;
import limber.expression.AfterStep;
import limber.expression.Expression;
import limber.expression.ExpressionFault;
import limber.expression.Vocabulary;

/// A measure over one or two parameters: a run for each combination of their values, on all cores.
///
/// @param inputs of every run
/// @param measures numbers that are read after the last frame
/// @param frames of every run; one that is no longer finite ends earlier
public record Sweep(Model model, Settings settings, List<Input> inputs, List<SweepRange> over,
        List<Expression> measures,
        int frames) {
    /// Runs under way or waiting for an earlier one to be told, by core.
    private static final int AHEAD = 4;

    /// The result of one run.
    ///
    /// @param values of the parameters, as the command line writes them
    /// @param frames that were run, fewer than asked for if the run was no longer finite
    /// @param measured one number a measure
    /// @param finite whether its state could be shown to the last frame
    /// @param remarks what the model says of its state
    public record Row(List<String> values, int frames, double[] measured, boolean finite, List<Remark> remarks) {}

    /// Reads a measure.
    ///
    /// @throws BadInput if it is no number that this model has
    public static Expression measure(String text, Model model) {
        return measure(text, model, Tools.NONE);
    }

    /// The same where measuring tools lie in the scene.
    ///
    /// @throws BadInput if it is no number that this model has
    public static Expression measure(String text, Model model, Tools tools) {
        try {
            return Expression.number(text.strip(), new Vocabulary(model, false).with(tools));
        } catch (ExpressionFault e) {
            throw new BadInput(BadInput.brief(text) + ": " + e.column() + ": " + e.getMessage());
        }
    }

    /// How many runs there are.
    public int size() {
        return over.stream().mapToInt(o -> o.values().size()).reduce(1, Math::multiplyExact);
    }

    /// The values of the parameters of a run, as the command line writes them.
    ///
    /// @param row from 0
    public List<String> values(int row) {
        return SweepRange.row(over, row);
    }

    /// The same with their names: `damping=5, substep=0.05`.
    public String chosen(int row) {
        List<String> values = values(row);
        return IntStream.range(0, over.size()).mapToObj(i -> over.get(i).name() + "=" + values.get(i))
                .collect(Collectors.joining(", "));
    }

    /// Checks the settings of every run.
    ///
    /// @throws BadInput if they contradict each other
    public void check() {
        SweepRange.rows(over).forEach(this::settings);
    }

    /// The settings of a run.
    ///
    /// @throws BadInput if they contradict each other
    public Settings settings(List<String> values) {
        Settings p = settings;
        for (int i = 0; i < over.size(); i++) p = p.with(over.get(i).parameter().name(), values.get(i));
        model.check(p);
        return p;
    }

    /// Runs the rows from `from` up to `to`, and tells them in their order, from this thread.
    ///
    /// @param stop gives the sweep up; asked before each frame
    /// @throws BadInput if settings contradict each other, or a measure asks for an element that is not there
    public void run(int from, int to, Consumer<Row> told, BooleanSupplier stop) {
        List<List<String>> rows = SweepRange.rows(over).skip(from).limit(to - from).toList();
        rows.forEach(this::settings); // contradictions are refused before anything is run
        int cores = Runtime.getRuntime().availableProcessors();
        ThreadFactory threads = Thread.ofPlatform().daemon().name("limber-sweep-", 0).factory();
        try (ExecutorService pool = Executors.newFixedThreadPool(cores, threads)) {
            var waiting = new ArrayList<CompletableFuture<Optional<Row>>>();
            for (int next = 0, done = 0; done < rows.size(); done++) {
                for (; next < rows.size() && next < done + AHEAD * cores; next++) {
                    List<String> values = rows.get(next);
                    waiting.add(CompletableFuture.supplyAsync(() -> row(values, stop), pool));
                }
                Optional<Row> row = joined(waiting.removeFirst());
                if (row.isEmpty()) return;
                told.accept(row.get());
            }
        }
    }

    /// The answer of another thread, or what it has thrown.
    private static <T> T joined(CompletableFuture<T> answer) {
        try {
            return answer.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof BadInput bad) throw bad;
            throw e;
        }
    }

    private Optional<Row> row(List<String> values, BooleanSupplier stop) {
        var run = new SweepRun(this, values);
        while (run.more()) {
            if (stop.getAsBoolean()) return Optional.empty();
            run.next();
        }
        return Optional.of(run.row());
    }

    /// @throws BadInput if it asks for an element that is not there
    static double value(Expression measure, AfterStep scope) {
        try {
            return measure.value(scope);
        } catch (ExpressionFault e) {
            throw new BadInput(BadInput.brief(measure.toString()) + ": " + e.getMessage());
        }
    }
}
