package limber.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Supplier;
import limber.ask.Sweep;
import limber.ask.SweepFile;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.WholeNumber;
import limber.engine.settings.Settings;
import limber.engine.settings.SweepRange;
import limber.engine.text.BadInput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The `sweep` command: measures over one or two parameters, as a table.
@Command(
        name = "sweep",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Run a model once for each combination of values, on all cores, and write a row a run: the values, the "
                    + "frames that were finite, the measures after the last one.",
            "An interrupted sweep goes on where it was. Shards put together with cat, in their order, are the whole "
                    + "file, byte for byte."
        },
        footer = {
            "%nExamples:",
            "  limber sweep rope --over iterations=1..64 --measure 'max(abs(residual))' --frames 60 --out x.csv",
            "  limber sweep ball --over damping=1..40:14 --over substep=0.005..0.1:20 --measure growth --frames 100 "
                    + "--shard 1/4 --out x-1.csv"
        })
final class SweepCommand implements Runnable {
    private final PrintStream told;

    @Mixin SceneOptions scene;

    @Option(names = "--over", required = true, paramLabel = "NAME=VALUES",
            description = "A parameter and its values: 1..64, 0.001..0.1:20 (20 of them) or a,b,c. Once or "
                    + "twice.") List<String> over;

    @Option(names = "--measure", required = true, paramLabel = "EXPRESSION",
            description = "A number read after the last frame; several with commas between.") List<String> measures;

    @Option(names = "--frames", required = true, paramLabel = "N", converter = WholeNumber.FromZero.class,
            description = "Frames of each run.") int frames;

    @Option(names = "--shard", paramLabel = "K/N", defaultValue = "1/1",
            description = "Only the K-th of N parts.") String shard;

    @Option(names = "--out", required = true, paramLabel = "FILE",
            description = "The table, as CSV; rows that it has are not run again.") Path out;

    SweepCommand(PrintStream told) {
        this.told = told;
    }

    @Override public void run() {
        if (over.size() > 2) throw new BadInput("--over: one or two parameters would be right, not " + over.size());
        Settings p = scene.settings();
        List<SweepRange> values = over.stream().map(o -> asked("--over ", () -> SweepRange.read(o, p))).toList();
        if (values.size() == 2 && values.getFirst().parameter().equals(values.getLast().parameter()))
            throw new BadInput("--over: two different parameters would be right");
        List<String> texts = measures.stream().flatMap(m -> split(m).stream()).toList();
        var sweep = new Sweep(scene.model(), p, scene.inputs(p), values,
                texts.stream().map(text -> asked("--measure ",
                        () -> Sweep.measure(text, scene.model(), scene.tools()))).toList(),
                frames);
        if (Output.isStandard(Output.named(out))) throw new BadInput("--out " + out
                + ": a sweep goes on where its file ended; the name of a file would be right");
        var remarked = new LinkedHashMap<String, Integer>();
        SweepFile.Told result = new SweepFile(sweep, SweepFile.Shard.read(shard)).write(out,
                row -> SceneOptions.said(scene.model(), row.remarks())
                        .forEach(remark -> remarked.merge(remark, 1, Integer::sum)));
        told.println("limber sweep: " + out + " has " + result.rows() + " rows" + (result.kept() > 0
                ? "; " + result.kept() + " of them were there"
                : ""));
        remarked.forEach((remark, rows) -> scene.tell(scene.model().name() + ", of " + rows
                + (rows == 1 ? " row: " : " rows: ") + remark));
    }

    private static <T> T asked(String option, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (BadInput e) {
            throw new BadInput(option + e.getMessage());
        }
    }

    /// Splits at commas outside of parentheses.
    static List<String> split(String text) {
        var parts = new ArrayList<String>();
        int depth = 0, from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '(') depth++;
            if (c == ')') depth--;
            if (c != ',' || depth > 0) continue;
            parts.add(text.substring(from, i));
            from = i + 1;
        }
        parts.add(text.substring(from));
        return parts;
    }
}
