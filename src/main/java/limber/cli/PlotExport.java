package limber.cli;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.BadInput;
import limber.engine.Measure;
import limber.engine.Model;
import limber.engine.Probe;
import limber.engine.Run;
import limber.lesson.ExpressionFault;
import limber.lesson.ExpressionReading;
import limber.ui.plots.PlotContent;
import limber.ui.plots.PlotCurve;
import limber.ui.plots.PlotSvg;
import limber.ui.plots.Plotting;
import limber.ui.plots.Points;
import limber.ui.words.Language;
import limber.ui.words.Wording;

/// A plot of measures or expressions after each frame of a range. Of a measure of elements, it is the largest value.
///
/// @param rows for each frame its time, s, and the values
record PlotExport(Model model, int from, List<Probe> probes, List<double[]> rows) {
    /// The moments of a drawing, where there is no present one.
    private static final PlotContent.Moments NONE = new PlotContent.Moments() {
        @Override public int present(Points points) {
            return -1;
        }

        @Override public void go(Points points, int point) {}

        @Override public String name(Points points, int point) {
            return "";
        }
    };

    /// @throws BadInput if a text is neither a measure nor one number, or too many
    static PlotExport of(Run run, List<String> texts, int from, int to) {
        if (texts.size() > Plotting.MOST)
            throw new BadInput("--plot: has " + texts.size() + " curves; at most " + Plotting.MOST + " would be right");
        List<Probe> probes = texts.stream().map(text -> probe(text, run.model())).toList();
        Measure time = run.model().measures().stream().filter(m -> m.name().equals(Plotting.TIME)).findFirst()
                .orElseThrow();
        var rows = new ArrayList<double[]>();
        for (int frame = from; frame <= to; frame++) {
            while (run.cursor().frame() < frame) run.next();
            FiniteCheck.check(run);
            rows.add(Stream.concat(Stream.of(new Probe(time, Probe.LARGEST)), probes.stream())
                    .mapToDouble(probe -> probe.read(run.settings(), run.picture())).toArray());
        }
        return new PlotExport(run.model(), from, probes, rows);
    }

    private static Probe probe(String text, Model model) {
        try {
            return new Probe(ExpressionReading.measure(text, model), Probe.LARGEST);
        } catch (ExpressionFault e) {
            throw new BadInput("--plot: " + BadInput.brief(text) + ": " + e.column() + ": " + e.getMessage());
        }
    }

    void svg(OutputStream out) throws IOException {
        var words = new Wording(model, Language.ofMachine().words());
        List<PlotCurve> curves = IntStream.range(0, probes.size()).mapToObj(k -> {
            Measure measure = probes.get(k).measure();
            return new PlotCurve(Plotting.label(probes.get(k), words::get), measure.unit(), measure.role(), k,
                    points -> fill(k + 1, points));
        }).toList();
        String title = words.get("plot.in").formatted(words.get("plot.time"), "s");
        out.write(PlotSvg.of(new PlotContent(curves, title, true, false, false, NONE))
                .getBytes(StandardCharsets.UTF_8));
    }

    private void fill(int column, Points points) {
        points.start(from, rows.size());
        for (double[] row : rows) points.add(row[0], row[column]);
    }

    void csv(OutputStream out) throws IOException {
        CsvWriter csv = CsvOutput.on(out);
        csv.writeRecord(Stream.concat(Stream.of("frame", "time"),
                probes.stream().map(probe -> CsvOutput.cell(probe.measure().name()))).toList());
        for (int i = 0; i < rows.size(); i++)
            csv.writeRecord(Stream.concat(Stream.of("" + (from + i)),
                    Arrays.stream(rows.get(i)).mapToObj(Double::toString)).toList());
        csv.flush();
    }
}
