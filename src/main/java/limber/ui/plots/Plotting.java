package limber.ui.plots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Subscription;
import limber.engine.Measure;
import limber.engine.Probe;
import limber.ui.Playback;
import limber.ui.Selected;

/// What is plotted of a scene: kept while its views are made anew, as in another language.
public final class Plotting {
    /// As many as there are patterns to tell them apart without colour.
    public static final int MOST = Pen.PATTERNS;
    private static final String TIME = "time", TRUTH = "truth";

    /// What the scene and what it is compared with are called.
    public record Names(String left, String right) {}

    private final Playback playback;
    private final ObservableList<Measure> curves = FXCollections.observableArrayList();
    private final ObjectProperty<Over> over = new SimpleObjectProperty<>(new Over.Time());
    private final BooleanProperty logarithmic = new SimpleBooleanProperty();
    private final ObservableValue<Optional<Names>> sides;

    /// @param sides what the two sides are called while the scene is compared
    public Plotting(Playback playback, ObservableValue<Optional<Names>> sides) {
        this.playback = playback;
        this.sides = sides;
        measures().stream().filter(m -> m.name().equals(playback.model().plottedAtFirst())).forEach(curves::add);
    }

    public List<Measure> measures() {
        return playback.model().measures();
    }

    /// What has a curve, in the order in which it was chosen.
    public ObservableList<Measure> curves() {
        return curves;
    }

    public ObjectProperty<Over> over() {
        return over;
    }

    public BooleanProperty logarithmic() {
        return logarithmic;
    }

    /// Whether another curve can be added.
    public boolean room() {
        return curves.size() < MOST;
    }

    /// Draws on `plot` from now on, until the subscription ends; then nothing is read for it any more.
    ///
    /// @param words what is said beside the curves, by key
    public Subscription follow(Plot plot, UnaryOperator<String> words) {
        Runnable anew = () -> choose(plot, words);
        anew.run();
        return Subscription.combine(
                curves.subscribe(anew), over.subscribe((_, _) -> anew.run()), logarithmic.subscribe((_, _) -> anew.run()),
                playback.selected().subscribe((_, _) -> anew.run()), sides.subscribe((_, _) -> anew.run()),
                playback.picture().subscribe((_, _) -> plot.refresh()), playback.onHistory(plot::refresh),
                () -> {
                    playback.history().want(List.of(), List.of());
                    playback.rivalHistory().ifPresent(other -> other.want(List.of(), List.of()));
                });
    }

    private void choose(Plot plot, UnaryOperator<String> words) {
        Feed feed = feed(words);
        feed.want();
        List<Curve> drawn = sides.getValue().map(names -> both(feed, names, words)).orElseGet(() -> single(feed, words));
        boolean inside = over.get() instanceof Over.Inside;
        plot.show(new Sheet(drawn, title(words), !(over.get() instanceof Over.Against), inside, logarithmic.get(), feed));
    }

    private static List<Curve> single(Feed feed, UnaryOperator<String> words) {
        var free = new ArrayList<>(IntStream.range(0, MOST).boxed().toList());
        var drawn = new ArrayList<Curve>();
        for (Probe p : feed.probes()) {
            Integer dash = free.get(p.measure().role().equals(TRUTH) && free.getFirst() == 0 ? 1 : 0); // a truth is dashed
            free.remove(dash);
            drawn.add(curve(p, label(p, words), dash, points -> feed.fill(p, points)));
        }
        return drawn;
    }

    /// Each twice, as far as there are patterns: solid for the scene, dashed for what it is compared with.
    private static List<Curve> both(Feed feed, Names names, UnaryOperator<String> words) {
        var drawn = new ArrayList<Curve>();
        for (Probe p : feed.probes().subList(0, Math.min(feed.probes().size(), MOST / 2))) {
            drawn.add(curve(p, label(p, words) + " · " + names.left(), drawn.size(), points -> feed.fill(p, points)));
            drawn.add(curve(p, label(p, words) + " · " + names.right(), drawn.size(), points -> feed.fillOther(p, points)));
        }
        return drawn;
    }

    private static Curve curve(Probe p, String label, int dash, Consumer<Points> source) {
        return new Curve(label, p.measure().unit(), p.measure().role(), dash, source);
    }

    private Feed feed(UnaryOperator<String> words) {
        Optional<Probe> across = switch (over.get()) {
            case Over.Time _ -> Optional.of(probe(time()));
            case Over.Inside _ -> Optional.empty();
            case Over.Against against -> Optional.of(probe(against.measure()));
        };
        return new Feed(playback, across, curves.stream().map(this::probe).toList(), probe(time()), words);
    }

    private Measure time() {
        return measures().stream().filter(m -> m.name().equals(TIME)).findFirst().orElseThrow(() -> new IllegalStateException(playback.model().name() + " does not measure " + TIME));
    }

    /// The element that is selected, if it has one of this measure's values.
    private Probe probe(Measure m) {
        return new Probe(m, playback.selected().get().filter(s -> s.of().equals(m.of())).map(Selected::element).orElse(Probe.LARGEST));
    }

    private String title(UnaryOperator<String> words) {
        return switch (over.get()) {
            case Over.Time _ -> words.apply("plot.in").formatted(words.apply("plot.time"), "s");
            case Over.Inside _ -> words.apply("plot.slots");
            case Over.Against against -> {
                String label = label(probe(against.measure()), words), unit = against.measure().unit();
                yield unit.isEmpty() ? label : words.apply("plot.in").formatted(label, unit);
            }
        };
    }

    private static String label(Probe p, UnaryOperator<String> words) {
        Measure m = p.measure();
        String key = "quantity." + m.name(), said = words.apply(key), name = said.equals(key) ? m.name() : said;
        if (m.of().isEmpty()) return name;
        if (!p.ofOne()) return words.apply("plot.largest").formatted(name);
        return words.apply("plot.one").formatted(m.width() == 1 ? name : "|" + name + "|", words.apply("of." + m.of()), p.element());
    }

    /// What is plotted as a table of comma-separated values.
    public String csv() {
        return feed(key -> key).csv();
    }
}
