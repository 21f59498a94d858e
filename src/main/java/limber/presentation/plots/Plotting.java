package limber.presentation.plots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Subscription;
import limber.engine.Element;
import limber.engine.Measure;
import limber.engine.model.Model;
import limber.engine.run.Probe;
import limber.engine.settings.Settings;
import limber.engine.tool.ToolReading;
import limber.engine.tool.Tools;
import limber.expression.Expression;
import limber.expression.ExpressionFault;
import limber.expression.PlottedExpression;
import limber.presentation.play.Playback;

/// The plot of a scene: its curves and axis. It outlives the views, which are rebuilt when the language changes.
public final class Plotting {
    /// The largest number of curves: that of the dash patterns.
    public static final int MOST = CurvePen.PATTERNS;
    public static final String TIME = "time", TRUTH = "truth";
    private static final String COMPARED = "compared";
    /// How many expressions are offered beside the measures; of more, the oldest are forgotten.
    private static final int OFFERED = 12;

    /// The names of the scene and of its comparison.
    public record Names(String left, String right) {}

    private final Playback playback;
    private final ObservableList<Measure> curves = FXCollections.observableArrayList();
    /// Expressions that have been plotted, the oldest first.
    private final List<Measure> expressions = new ArrayList<>();
    private final StringProperty expression = new SimpleStringProperty("");
    private final ObjectProperty<HorizontalAxis> over = new SimpleObjectProperty<>(new HorizontalAxis.Time());
    private final BooleanProperty logarithmic = new SimpleBooleanProperty();
    private final ObservableValue<Optional<Names>> sides;
    private FirstPlot first;
    /// What is plotted by default.
    private List<Measure> atFirst = List.of();
    private boolean chosen;
    private int followers;

    /// @param sides the names of the two sides during a comparison
    public Plotting(Playback playback, ObservableValue<Optional<Names>> sides) {
        this.playback = playback;
        this.sides = sides;
        first = new FirstPlot(playback.model(), List.of());
        settle(playback.settings());
    }

    /// Plots what is plotted by default under these settings, unless something else has been chosen.
    public void settle(Settings p) {
        List<Measure> now = first.under(p);
        if (!chosen && !now.equals(atFirst) && curves.equals(atFirst)) curves.setAll(now);
        atFirst = now;
    }

    /// A scene of its own begins: what it is about is plotted, whatever was chosen before.
    ///
    /// @param subject measures; none for what the model plots by default
    public void about(List<Measure> subject) {
        first = new FirstPlot(playback.model(), subject);
        chosen = false;
        atFirst = first.under(playback.settings());
        if (!curves.equals(atFirst)) curves.setAll(atFirst);
    }

    public Model model() {
        return playback.model();
    }

    /// The measuring tools of the scene.
    public Tools tools() {
        return playback.tools().get();
    }

    /// The expressions that have been plotted, what the tools of the scene read, then the measures of the model.
    public List<Measure> measures() {
        List<Measure> tools = playback.tools().get().measures(playback.model());
        Stream<Measure> others = expressions.stream()
                .filter(e -> tools.stream().noneMatch(tool -> tool.name().equals(e.name())));
        return Stream.of(others, tools.stream(), playback.model().measures().stream()).flatMap(m -> m).toList();
    }

    /// The text of an expression to plot, as it is typed.
    public StringProperty expression() {
        return expression;
    }

    /// The loops of the scene's schedule, by name.
    public List<String> loops() {
        return CurveFeed.loops(playback);
    }

    /// The plotted measures, in the order in which they were chosen.
    public ObservableList<Measure> curves() {
        return curves;
    }

    /// Plots measures, the first [#MOST] of them, in place of those before.
    public void show(List<Measure> wanted) {
        chosen = true;
        curves.setAll(wanted.stream().limit(MOST).map(this::offered).distinct().toList());
    }

    /// Puts other measures in the place of those that are plotted or offered.
    ///
    /// @param other empty for one that cannot be read any more
    private void replace(Function<Measure, Optional<Measure>> other) {
        List<Measure> offered = expressions.stream().flatMap(m -> other.apply(m).stream()).toList();
        List<Measure> plotted = curves.stream().flatMap(m -> other.apply(m).stream()).toList();
        expressions.clear();
        expressions.addAll(offered);
        if (over.get() instanceof HorizontalAxis.Against(Measure m)) over.set(other.apply(m)
                .<HorizontalAxis>map(HorizontalAxis.Against::new).orElseGet(HorizontalAxis.Time::new));
        if (!plotted.equals(curves)) curves.setAll(plotted);
    }

    /// Reads the measuring tools of the scene anew: what reads one that is gone goes too.
    public void read(Tools now) {
        replace(measure -> {
            if (!reads(measure)) return Optional.of(measure);
            try {
                return Optional.of(PlottedExpression.measure(measure.name(), playback.model(), now));
            } catch (ExpressionFault gone) {
                return Optional.empty();
            }
        });
    }

    /// Whether a measure reads a tool.
    public static boolean reads(Measure measure) {
        return measure.reading() instanceof ToolReading
                || measure.reading() instanceof PlottedExpression(Expression e) && !e.tools().isEmpty();
    }

    /// Plots a measure too; an expression is offered from now on.
    ///
    /// @return whether it is plotted now; false where there is no room
    public boolean add(Measure wanted) {
        return plots(wanted) || room() && curves.add(offered(wanted));
    }

    /// Plots a measure too, or no longer.
    ///
    /// @return false where there is no room for it
    public boolean toggle(Measure measure) {
        return curves.removeIf(m -> m.name().equals(measure.name())) || add(measure);
    }

    /// Whether a measure is plotted.
    public boolean plots(Measure measure) {
        return curves.stream().anyMatch(m -> m.name().equals(measure.name()));
    }

    /// The one of this name that is offered.
    private Measure offered(Measure wanted) {
        return measures().stream().filter(m -> m.name().equals(wanted.name())).findFirst().orElseGet(() -> {
            if (expressions.size() >= OFFERED)
                expressions.stream().filter(m -> !used(m)).findFirst().ifPresent(expressions::remove);
            expressions.add(wanted);
            return wanted;
        });
    }

    private boolean used(Measure m) {
        return curves.contains(m) || over.get().equals(new HorizontalAxis.Against(m));
    }

    /// What the first of them reads: the selected element, or the largest value; empty where nothing is plotted.
    public Optional<Probe> first() {
        return curves.stream().findFirst().map(this::probe);
    }

    /// What a curve that is shown reads.
    ///
    /// @param curve its place among those of the plot
    public Probe probe(int curve) {
        return probe(curves.get(sides.getValue().isPresent() ? curve / 2 : curve));
    }

    /// Whether a curve that is shown is the comparison's.
    public boolean other(int curve) {
        return sides.getValue().isPresent() && curve % 2 == 1;
    }

    public ObjectProperty<HorizontalAxis> over() {
        return over;
    }

    public BooleanProperty logarithmic() {
        return logarithmic;
    }

    /// Whether another curve can be added.
    public boolean room() {
        return curves.size() < MOST;
    }

    /// Shows the curves in a plot until the subscription ends; once no plot shows them, nothing is read any more.
    ///
    /// @param words the labels beside the curves, by key
    public Subscription follow(PlotPainter plot, UnaryOperator<String> words) {
        Runnable anew = () -> choose(plot, words);
        followers++;
        anew.run();
        return Subscription.combine(
                curves.subscribe(anew), over.subscribe((_, _) -> anew.run()),
                logarithmic.subscribe((_, _) -> anew.run()),
                playback.selected().subscribe((_, _) -> anew.run()), sides.subscribe((_, _) -> anew.run()),
                playback.panes().follow(_ -> plot.refresh()), playback.onHistory(() -> grown(plot)),
                () -> {
                    if (--followers > 0) return; // as while a plot moves to another place
                    playback.history().want(List.of(), List.of(), "");
                    playback.comparison().want(List.of(), List.of(), "");
                });
    }

    /// Where pictures are left out, the next one that is shown draws the new frames too.
    private void grown(PlotPainter plot) {
        if (!playback.panes().sparse().get() || !playback.playing().get()) plot.refresh();
    }

    private void choose(PlotPainter plot, UnaryOperator<String> words) {
        CurveFeed feed = feed(words);
        feed.want();
        plot.show(content(feed, words));
    }

    private PlotContent content(CurveFeed feed, UnaryOperator<String> words) {
        List<PlotCurve> drawn = sides.getValue().map(names -> both(feed, names, words))
                .orElseGet(() -> single(feed, words));
        boolean inside = over.get() instanceof HorizontalAxis.Inside;
        return new PlotContent(drawn, title(words), !(over.get() instanceof HorizontalAxis.Against), inside,
                logarithmic.get(), feed);
    }

    private static List<PlotCurve> single(CurveFeed feed, UnaryOperator<String> words) {
        var free = new ArrayList<>(IntStream.range(0, MOST).boxed().toList());
        var drawn = new ArrayList<PlotCurve>();
        for (Probe p : feed.probes()) {
            // a truth is dashed
            Integer dash = free.get(p.measure().role().equals(TRUTH) && free.getFirst() == 0 ? 1 : 0);
            free.remove(dash);
            drawn.add(curve(p, label(p, words), dash, points -> feed.fill(p, points)));
        }
        return drawn;
    }

    /// Each curve twice, as far as there are patterns: solid for the scene, dashed and in the colour of the compared
    /// body for the comparison.
    private static List<PlotCurve> both(CurveFeed feed, Names names, UnaryOperator<String> words) {
        var drawn = new ArrayList<PlotCurve>();
        for (Probe p : feed.probes().subList(0, Math.min(feed.probes().size(), MOST / 2))) {
            drawn.add(curve(p, names.left() + " · " + label(p, words), drawn.size(), points -> feed.fill(p, points)));
            drawn.add(new PlotCurve(names.right() + " · " + label(p, words), p.measure().unit(), COMPARED,
                    drawn.size(), points -> feed.fillOther(p, points)));
        }
        return drawn;
    }

    private static PlotCurve curve(Probe p, String label, int dash, Consumer<Points> source) {
        return new PlotCurve(label, p.measure().unit(), p.measure().role(), dash, source);
    }

    private CurveFeed feed(UnaryOperator<String> words) {
        Optional<Probe> across = switch (over.get()) {
            case HorizontalAxis.Time _ -> Optional.of(probe(time()));
            case HorizontalAxis.Inside _ -> Optional.empty();
            case HorizontalAxis.Against against -> Optional.of(probe(against.measure()));
        };
        String loop = over.get() instanceof HorizontalAxis.Inside inside ? inside.loop() : "";
        return new CurveFeed(playback, across, loop, curves.stream().map(this::probe).toList(), probe(time()), words);
    }

    private Measure time() {
        return measures().stream().filter(m -> m.name().equals(TIME)).findFirst()
                .orElseGet(() -> Measure.of(TIME, "s", (_, s) -> playback.model().time(s)));
    }

    /// The element that is selected, if it has one of this measure's values.
    private Probe probe(Measure m) {
        return new Probe(m, playback.selected().get().filter(s -> s.of().equals(m.of())).map(Element::index)
                .orElse(Probe.LARGEST));
    }

    private String title(UnaryOperator<String> words) {
        return switch (over.get()) {
            case HorizontalAxis.Time _ -> words.apply("plot.in").formatted(words.apply("plot.time"), "s");
            case HorizontalAxis.Inside(String loop) when loop.isEmpty() -> words.apply("plot.phases.done");
            case HorizontalAxis.Inside(String loop) -> words.apply("plot.rounds.done")
                    .formatted(words.apply("step." + loop));
            case HorizontalAxis.Against against -> {
                String label = label(probe(against.measure()), words), unit = against.measure().unit();
                yield unit.isEmpty() ? label : words.apply("plot.in").formatted(label, unit);
            }
        };
    }

    /// The name of what a probe reads.
    ///
    /// @param words by key
    public static String label(Probe p, UnaryOperator<String> words) {
        Measure m = p.measure();
        String key = "quantity." + m.name(), said = words.apply(key), name = said.equals(key) ? m.name() : said;
        if (m.of().isEmpty()) return name;
        if (!p.ofOne()) return words.apply("plot.largest").formatted(name);
        return words.apply("plot.one").formatted(m.width() == 1 ? name : "|" + name + "|", words.apply("of." + m.of()),
                p.element());
    }

    /// Its legend: a row for each curve that is shown.
    ///
    /// @param words the labels of the curves, by key
    public List<LegendRow> legend(UnaryOperator<String> words) {
        List<PlotCurve> shown = content(feed(words), words).curves();
        return IntStream.range(0, shown.size()).mapToObj(i -> new LegendRow(probe(i).measure(), shown.get(i).label(),
                shown.get(i).role(), shown.get(i).dash())).toList();
    }

    /// The plot as a drawing; see [PlotSvg].
    ///
    /// @param words the labels beside the curves, by key
    public String svg(UnaryOperator<String> words) {
        return PlotSvg.of(content(feed(words), words));
    }

    /// The points of the curves as they are now, x and y of each in turn.
    public double[] points() {
        var numbers = DoubleStream.builder();
        for (PlotCurve curve : content(feed(key -> key), key -> key).curves()) {
            var points = new Points();
            curve.source().accept(points);
            for (int i = 0; i < points.size(); i++) numbers.add(points.x(i)).add(points.y(i));
        }
        return numbers.build().toArray();
    }

    /// The curves as a table, its heads first.
    public List<List<String>> table() {
        return feed(key -> key).table();
    }
}
