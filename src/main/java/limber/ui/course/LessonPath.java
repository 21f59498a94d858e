package limber.ui.course;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.CubicCurve;
import limber.course.LessonGraph;
import limber.lesson.Lesson;
import limber.presentation.lesson.Journal;

/// The lessons as a graph from top to bottom: a lesson stands below those that it needs, and a line comes from each of
/// them. A layer that is too wide goes on in another row.
final class LessonPath extends Pane {
    private static final PseudoClass OUTSIDE = PseudoClass.getPseudoClass("outside"),
            POINTED = PseudoClass.getPseudoClass("pointed");
    /// The width of a lesson, and the space between two, in letters.
    private static final double WIDTH = 14, ACROSS = 1.2, DOWN = 2.2;
    /// Lines are drawn before lessons, which have the order 0; those of the lesson under the pointer last.
    private static final double LINE = 2, POINTED_LINE = 1;

    /// A line from a lesson to one that needs it.
    private record Edge(LessonStop from, LessonStop to, CubicCurve line) {}

    private record Row(List<LessonStop> stops, double height) {}

    private final Map<String, LessonStop> stops = new LinkedHashMap<>();
    private final List<List<LessonStop>> layers = new ArrayList<>();
    private final List<Edge> edges = new ArrayList<>();
    private final Label letter = new Label();

    LessonPath(List<Lesson> lessons, CoursePages pages) {
        getStyleClass().add("path");
        Journal journal = pages.teaching().journal();
        LessonGraph graph = LessonGraph.of(lessons);
        for (List<Lesson> layer : graph.layers()) {
            var row = new ArrayList<LessonStop>();
            for (Lesson lesson : layer) {
                var stop = new LessonStop(lesson, journal.share(lesson), pages.teaching().words());
                stop.setOnAction(_ -> pages.begin(lesson));
                stops.put(lesson.id(), stop);
                row.add(stop);
            }
            layers.add(row);
        }
        stops.forEach((id, to) -> graph.direct().get(id).forEach(need -> edges.add(edge(stops.get(need), to))));
        letter.setVisible(false);
        letter.setManaged(false);
        edges.forEach(e -> getChildren().add(e.line()));
        getChildren().addAll(stops.values());
        getChildren().add(letter);
        letter.fontProperty().addListener((_, _, _) -> requestLayout());
    }

    private static Edge edge(LessonStop from, LessonStop to) {
        var line = new CubicCurve();
        line.getStyleClass().add("path-line");
        line.setManaged(false);
        line.setViewOrder(LINE);
        line.setMouseTransparent(true);
        for (LessonStop end : List.of(from, to)) end.hoverProperty().or(end.focusedProperty()).subscribe(on -> {
            line.pseudoClassStateChanged(POINTED, on);
            line.setViewOrder(on ? POINTED_LINE : LINE);
        });
        return new Edge(from, to, line);
    }

    /// Numbers the lessons of a course and makes the others pale.
    ///
    /// @param course none for all lessons
    void choose(List<Lesson> course) {
        stops.values().forEach(stop -> {
            int at = course.indexOf(stop.lesson());
            stop.number(at < 0 ? OptionalInt.empty() : OptionalInt.of(at + 1), course.isEmpty() || at >= 0);
        });
        edges.forEach(e -> e.line().pseudoClassStateChanged(OUTSIDE, !course.isEmpty()
                && !(course.contains(e.from().lesson()) && course.contains(e.to().lesson()))));
    }

    private double em() {
        return letter.getFont().getSize();
    }

    private List<Row> rows(double width) {
        int most = Math.max(1, (int) ((width + ACROSS * em()) / ((WIDTH + ACROSS) * em())));
        var rows = new ArrayList<Row>();
        for (List<LessonStop> layer : layers) {
            int parts = (layer.size() + most - 1) / most, each = (layer.size() + parts - 1) / parts;
            for (int from = 0; from < layer.size(); from += each) {
                List<LessonStop> part = layer.subList(from, Math.min(layer.size(), from + each));
                rows.add(new Row(part, part.stream().mapToDouble(s -> s.height(WIDTH * em())).max().orElse(0)));
            }
        }
        return rows;
    }

    @Override public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override protected double computeMinWidth(double height) {
        return WIDTH * em();
    }

    @Override protected double computePrefHeight(double width) {
        List<Row> rows = rows(width > 0 ? width : getWidth());
        return snappedTopInset() + snappedBottomInset() + rows.stream().mapToDouble(Row::height).sum()
                + DOWN * em() * Math.max(0, rows.size() - 1);
    }

    @Override protected void layoutChildren() {
        double y = snappedTopInset(), w = WIDTH * em(), across = ACROSS * em();
        for (Row row : rows(getWidth())) {
            double x = Math.max(0, (getWidth() - row.stops().size() * (w + across) + across) / 2);
            for (LessonStop stop : row.stops()) {
                stop.resizeRelocate(Math.floor(x), Math.floor(y), w, row.height());
                x += w + across;
            }
            y += row.height() + DOWN * em();
        }
        edges.forEach(LessonPath::draw);
    }

    private static void draw(Edge edge) {
        double fromX = edge.from().getLayoutX() + edge.from().getWidth() / 2,
                fromY = edge.from().getLayoutY() + edge.from().getHeight(),
                toX = edge.to().getLayoutX() + edge.to().getWidth() / 2, toY = edge.to().getLayoutY(),
                bend = Math.min((toY - fromY) / 2, edge.from().getHeight());
        CubicCurve line = edge.line();
        line.setStartX(fromX);
        line.setStartY(fromY);
        line.setControlX1(fromX);
        line.setControlY1(fromY + bend);
        line.setControlX2(toX);
        line.setControlY2(toY - bend);
        line.setEndX(toX);
        line.setEndY(toY);
    }
}
