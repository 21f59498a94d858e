package limber.presentation.plots;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.Measure;
import limber.engine.run.Probe;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import limber.file.CsvOutput;

/// A plot of measures after each frame of a range, for a file. Of a measure of elements, it is the largest value.
///
/// @param from the frame of the first row
/// @param rows for each frame its time, s, and the values
public record FramePlot(int from, List<Probe> probes, List<double[]> rows) {
    /// @param usable told after each frame; the plot ends before the first that is not
    /// @throws BadInput if there are more measures than a plot can tell apart
    public static FramePlot of(Run run, List<Measure> measures, int from, int to, Predicate<Run> usable) {
        if (measures.size() > Plotting.MOST) throw new BadInput(
                "the plot has " + measures.size() + " curves; at most " + Plotting.MOST + " would be right");
        List<Probe> probes = measures.stream().map(measure -> new Probe(measure, Probe.LARGEST)).toList();
        Measure time = Measure.of(Plotting.TIME, "s", (_, s) -> run.model().time(s));
        var rows = new ArrayList<double[]>();
        while (run.cursor().frame() < to) {
            run.next();
            if (!usable.test(run)) break;
            if (run.cursor().frame() >= from) rows.add(Stream
                    .concat(Stream.of(new Probe(time, Probe.LARGEST)), probes.stream())
                    .mapToDouble(probe -> probe.read(run.settings(), run.picture())).toArray());
        }
        return new FramePlot(from, probes, rows);
    }

    /// Writes it as a drawing or as a table, as the ending of its file says: `.svg` or `.csv`.
    ///
    /// @param words by key
    public void write(String file, UnaryOperator<String> words, OutputStream out) throws IOException {
        if (file.endsWith(".svg")) svg(words, out);
        else CsvOutput.write(out, table());
    }

    private void svg(UnaryOperator<String> words, OutputStream out) throws IOException {
        List<PlotCurve> curves = IntStream.range(0, probes.size()).mapToObj(k -> {
            Measure measure = probes.get(k).measure();
            return new PlotCurve(Plotting.label(probes.get(k), words), measure.unit(), measure.role(), k,
                    points -> fill(k + 1, points));
        }).toList();
        boolean timed = rows.stream().noneMatch(row -> Double.isNaN(row[0]));
        String title = timed ? words.apply("plot.in").formatted(words.apply("plot.time"), "s")
                : words.apply("step.frame");
        out.write(PlotSvg.of(new PlotContent(curves, title, true, false, false, PlotContent.NONE))
                .getBytes(StandardCharsets.UTF_8));
    }

    private void fill(int column, Points points) {
        points.start(from, rows.size());
        for (int i = 0; i < rows.size(); i++) {
            double time = rows.get(i)[0]; // a log may not know it
            points.add(Double.isNaN(time) ? from + i : time, rows.get(i)[column]);
        }
    }

    private List<List<String>> table() {
        var table = new ArrayList<List<String>>();
        table.add(Stream.concat(Stream.of("frame", "time"),
                probes.stream().map(probe -> CsvOutput.cell(probe.measure().name()))).toList());
        for (int i = 0; i < rows.size(); i++)
            table.add(Stream.concat(Stream.of("" + (from + i)),
                    Arrays.stream(rows.get(i)).mapToObj(Double::toString)).toList());
        return table;
    }
}
