package limber.ui.handout;

import java.util.Locale;
import java.util.Optional;
import limber.presentation.plots.SketchAxes;

/// Axes as SVG on which a student draws a curve; with the true curve and its tolerance in the answer key.
final class CurvePaper {
    private static final double WIDTH = 620, HEIGHT = 280, LEFT = 64, RIGHT = 14, TOP = 26, BOTTOM = 44;

    private final SketchAxes axes;
    private final double[] samples;
    private final String unit, time;
    private final StringBuilder svg = new StringBuilder();

    /// @param from,to frames on the left and on the right
    /// @param samples of the truth, at even distances
    /// @param time the title of the horizontal axis
    CurvePaper(int from, int to, double[] samples, String unit, String time) {
        axes = SketchAxes.of(from, to, samples);
        this.samples = samples;
        this.unit = unit;
        this.time = time;
    }

    /// @param tolerance on both sides of the truth; empty for axes alone
    String svg(Optional<Double> tolerance) {
        svg.append("<svg class=\"curve\" viewBox=\"0 0 620 280\">\n");
        tolerance.ifPresent(t -> shape("polygon", "band", line(t, false) + line(-t, true)));
        for (double v : axes.values()) {
            rule(LEFT, y(v), WIDTH - RIGHT, y(v), v == 0 ? "zero" : "grid");
            text(LEFT - 8, y(v) + 4, "end", SketchAxes.text(v));
        }
        for (double f : axes.frames()) {
            rule(x(f), TOP, x(f), HEIGHT - BOTTOM, "grid");
            text(x(f), HEIGHT - BOTTOM + 17, "middle", SketchAxes.text(f));
        }
        text(8, 15, "start", unit);
        text(0.5 * (LEFT + WIDTH - RIGHT), HEIGHT - 8, "middle", time);
        tolerance.ifPresent(_ -> shape("polyline", "true", line(0, false)));
        return svg.append("</svg>\n").toString();
    }

    private double x(double frame) {
        return LEFT
                + (WIDTH - LEFT - RIGHT) * (frame - axes.across().low()) / (axes.across().high() - axes.across().low());
    }

    private double y(double value) {
        return HEIGHT - BOTTOM
                - (HEIGHT - BOTTOM - TOP) * (value - axes.up().low()) / (axes.up().high() - axes.up().low());
    }

    /// Points of the true curve, shifted upwards.
    private String line(double higher, boolean backwards) {
        var points = new StringBuilder();
        for (int k = 0; k < samples.length; k++) {
            int i = backwards ? samples.length - 1 - k : k;
            double x = LEFT + (WIDTH - LEFT - RIGHT) * i / (samples.length - 1);
            points.append(String.format(Locale.ROOT, "%.1f,%.1f ", x,
                    Math.clamp(y(samples[i] + higher), TOP, HEIGHT - BOTTOM)));
        }
        return points.toString();
    }

    private void shape(String tag, String kind, String points) {
        svg.append("<").append(tag).append(" class=\"").append(kind).append("\" points=\"").append(points.strip())
                .append("\"/>\n");
    }

    private void rule(double x1, double y1, double x2, double y2, String kind) {
        svg.append(String.format(Locale.ROOT, "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n",
                kind, x1, y1, x2, y2));
    }

    private void text(double x, double y, String anchor, String text) {
        svg.append(String.format(Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", x, y,
                anchor, Html.escaped(text)));
    }
}
