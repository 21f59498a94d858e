package limber.ui.plots;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.HLineTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;

/// A plot of counts that grow from round to round, as steps, with the count at the left and its share at the right. The
/// first curve is the newest one; the others are pale.
public final class StepPlot extends Region {
    /// The room for numbers at the sides, at the bottom and at the top, px.
    private static final double SIDE = 46, BOTTOM = 18, TOP = 10, GAP = 6;
    /// The most numbers of rounds below the plot.
    private static final int NUMBERS = 8;

    private final Path axes = new Path();
    private final Text none = text("0"), all = text("0"), noShare = text("0 %"), allShare = text("100 %");
    private final List<Text> numbers = new ArrayList<>();
    private final List<Path> lines = new ArrayList<>();
    private List<int[]> curves = List.of();
    private int total = 1;

    public StepPlot() {
        getStyleClass().add("step-plot");
        axes.getStyleClass().add("step-axes");
    }

    private static Text text(String says) {
        var text = new Text(says);
        text.getStyleClass().add("step-number");
        return text;
    }

    /// @param counts of each curve, first those before any round
    /// @param total the count that is all
    public void show(List<int[]> counts, int total) {
        curves = List.copyOf(counts);
        this.total = Math.max(1, total);
        all.setText("" + total);
        numbers.clear();
        for (int n = 0; n <= rounds(); n += every()) numbers.add(text("" + n));
        lines.clear();
        for (int i = 0; i < curves.size(); i++) lines.add(line(i));
        var children = new ArrayList<Node>(List.of(axes, none, all, noShare, allShare));
        children.addAll(numbers);
        children.addAll(lines.reversed()); // the newest lies on top
        children.forEach(child -> child.setManaged(false));
        getChildren().setAll(children);
        requestLayout();
    }

    /// A line in the style of a curve, for a legend.
    ///
    /// @param number of the curve, from 0
    public static Path sample(int number) {
        Path line = line(number);
        line.getElements().addAll(new MoveTo(0, 0), new HLineTo(22));
        return line;
    }

    private static Path line(int number) {
        var line = new Path();
        line.getStyleClass().addAll("step-curve", "step-curve-" + number);
        return line;
    }

    private int rounds() {
        return Math.max(1, curves.stream().mapToInt(c -> c.length - 1).max().orElse(1));
    }

    private int every() {
        return Math.ceilDiv(rounds(), NUMBERS);
    }

    private double x(int round) {
        return SIDE + (getWidth() - 2 * SIDE) * round / rounds();
    }

    private double y(int count) {
        double foot = getHeight() - BOTTOM;
        return foot - (foot - TOP) * count / total;
    }

    @Override protected void layoutChildren() {
        axes.getElements().setAll(new MoveTo(x(0), y(total)), new HLineTo(x(rounds())), new MoveTo(x(0), y(0)),
                new HLineTo(x(rounds())));
        for (int i = 0; i < lines.size(); i++) draw(lines.get(i), curves.get(i));
        place(none, x(0) - GAP - width(none), y(0) + GAP / 2);
        place(all, x(0) - GAP - width(all), y(total) + GAP / 2);
        place(noShare, x(rounds()) + GAP, y(0) + GAP / 2);
        place(allShare, x(rounds()) + GAP, y(total) + GAP / 2);
        for (int i = 0; i < numbers.size(); i++)
            place(numbers.get(i), x(i * every()) - width(numbers.get(i)) / 2, getHeight() - 2);
    }

    private static double width(Text text) {
        return text.getLayoutBounds().getWidth();
    }

    private static void place(Text text, double x, double y) {
        text.setX(x);
        text.setY(y);
    }

    private void draw(Path line, int[] counts) {
        line.getElements().setAll(new MoveTo(x(0), y(counts[0])));
        for (int n = 1; n < counts.length; n++)
            line.getElements().addAll(new LineTo(x(n), y(counts[n - 1])), new LineTo(x(n), y(counts[n])));
    }
}
