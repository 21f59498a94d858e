package limber.cli;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.DoubleStream;
import limber.cli.option.Output;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.file.CsvOutput;
import limber.math.Bezier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The `curve` command: points, derivatives and arc lengths of a Bézier curve as CSV.
@Command(
        name = "curve",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Print a Bézier curve as CSV: t, the point, its derivative with respect to t, and the arc "
                + "length from t = 0. Numbers read back exactly.",
        footer = {
            "%nExamples:",
            "  limber curve --points '0,0,0;0,2,0;2,2,0' --at 0,0.25,0.5,0.75,1",
            "  limber curve --points '0,0,0;0,2,0;2,2,0' --at 0,1 --tangent published"
        })
final class CurveCommand implements Runnable {
    private static final Parameter<List<Vec>> POINTS = new Parameter<>("--points", new Kind.Vectors(), List.of(),
            Range.POSITIONS, "m", false);
    /// Beyond, the highest powers would leave the doubles.
    private static final Parameter<List<Double>> AT = new Parameter<>("--at", new Kind.Numbers(), List.of(),
            new Range(-100, 100), "", false);

    enum Tangent { HODOGRAPH, PUBLISHED }

    private static final Parameter<Tangent> TANGENT = Parameter.choice("--tangent", Tangent.HODOGRAPH);

    private final OutputStream standard;

    @Option(names = "--points", required = true, paramLabel = "X,Y,Z;…",
            description = "2 to 61 control points, in m.") String points = "";

    @Option(names = "--at", required = true, paramLabel = "T,T,…",
            description = "Parameters; outside 0..1 the polynomial is extended.") String at = "";

    @Option(names = "--tangent", paramLabel = "RULE",
            description = "hodograph, or published: by powers, NaN at t = 0 and t = 1.") String tangent = TANGENT
                    .write(TANGENT.initial());

    @Mixin Output output;

    CurveCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public void run() {
        double[] xyz = flat(POINTS.read(points));
        List<Double> parameters = AT.read(at);
        if (parameters.isEmpty())
            throw new BadInput("--at: there is no number; one or more would be right, such as 0,0.5,1");
        Tangent rule = TANGENT.read(tangent);
        output.write(standard, out -> rows(xyz, parameters, rule, out));
    }

    private static double[] flat(List<Vec> points) {
        var xyz = new double[3 * points.size()];
        for (int i = 0; i < points.size(); i++) points.get(i).into(xyz, i);
        try {
            Bezier.degree(xyz);
        } catch (BadInput e) {
            throw e.at(POINTS.name());
        }
        return xyz;
    }

    private static void rows(double[] xyz, List<Double> parameters, Tangent rule, OutputStream out) throws IOException {
        CsvWriter csv = CsvOutput.on(out);
        csv.writeRecord("t", "x", "y", "z", "dx", "dy", "dz", "s");
        for (double t : parameters) {
            var row = DoubleStream.builder().add(t);
            for (int axis = 0; axis < 3; axis++) row.add(Bezier.at(xyz, axis, t));
            for (int axis = 0; axis < 3; axis++)
                row.add(rule == Tangent.PUBLISHED ? Bezier.publishedDerivative(xyz, axis, t, false)
                        : Bezier.derivative(xyz, axis, t));
            csv.writeRecord(row.add(Bezier.arcLength(xyz, 0, t)).build().mapToObj(String::valueOf).toList());
        }
        csv.flush();
    }
}
