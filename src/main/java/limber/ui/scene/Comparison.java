package limber.ui.scene;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import limber.engine.Cursor;
import limber.engine.ask.FirstDifference;
import limber.engine.model.Variant;
import limber.engine.run.Picture;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.presentation.camera.SceneBounds;
import limber.presentation.play.Asking;
import limber.presentation.play.Playback;
import limber.presentation.plots.Plotting;
import limber.presentation.surface.ScalarField;
import limber.presentation.view.Layout;
import limber.presentation.words.Decimals;
import limber.presentation.words.Wording;
import limber.ui.interaction.FileParameters;
import limber.ui.viewport.Viewport;

/// The comparison of a scene: whether it is on, its second settings, and which side is edited. It outlives the views.
/// All methods are called on the FX thread.
public final class Comparison {
    private static final int MOST_NAMED = 2, LONGEST = 20;

    private final Playback playback;
    private final Viewport viewport;
    private final Wording words;
    private final Asking asking;
    private final Consumer<Settings> another;
    private final ReadOnlyObjectWrapper<Optional<ComparisonSetup>> now = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Plotting.Names>> names = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final BooleanProperty right = new SimpleBooleanProperty();

    /// @param another receives the scene's settings when the other side changes
    /// @param failed receives the reason why a comparison has ended by itself
    public Comparison(Playback playback, Viewport viewport, Wording words, Consumer<Settings> another,
            Consumer<Throwable> failed) {
        this.playback = playback;
        this.viewport = viewport;
        this.words = words;
        this.another = another;
        asking = playback.asking();
        now.subscribe(_ -> speak());
        playback.picture().subscribe((before, now) -> {
            if (on() && before != null && before.settings() != now.settings()) speak();
        });
        playback.comparison().onFailed(why -> {
            end();
            failed.accept(why);
        });
    }

    /// The current comparison; empty while nothing is compared.
    public ReadOnlyObjectProperty<Optional<ComparisonSetup>> now() {
        return now.getReadOnlyProperty();
    }

    /// The names of the sides, while there are two.
    ReadOnlyObjectProperty<Optional<Plotting.Names>> names() {
        return names.getReadOnlyProperty();
    }

    /// Names the sides in the current language.
    public void speak() {
        names.set(now.get()
                .map(_ -> new Plotting.Names(name(false, playback.settings()), name(true, playback.settings()))));
    }

    public boolean on() {
        return now.get().isPresent();
    }

    /// Whether the right side's parameters are edited.
    public BooleanProperty right() {
        return right;
    }

    /// Starts comparing.
    ///
    /// @throws BadInput if the right side's settings contradict each other; nothing has changed then
    public void set(ComparisonSetup next) {
        Optional<Variant> before = now.get().map(ComparisonSetup::variant);
        Settings scene = playback.settings();
        if (!before.equals(Optional.of(next.variant()))) playback.comparison().compare(Optional.of(next.variant()));
        now.set(Optional.of(next));
        viewport.comparison().layout().set(next.layout());
        if (before.isEmpty() || SceneBounds.another(before.get().of(scene), next.variant().of(scene)))
            another.accept(scene);
    }

    /// Compares two settings: the scene takes the left side's values, and the right side's are compared with them.
    ///
    /// @throws BadInput if one of the two contradicts itself; nothing has changed then
    public void set(String leftName, String rightName, Variant left, Variant other, Layout layout) {
        Settings scene = playback.settings();
        var values = new HashMap<String, String>();
        for (String name : left.values().keySet()) values.put(name, scene.text(scene.parameter(name)));
        values.putAll(other.values());
        Settings next = left.of(scene);
        Variant both = other.with(values);
        playback.model().check(both.of(next));
        if (!next.equals(scene)) playback.gestures().restart(next);
        set(new ComparisonSetup(leftName, rightName, both, layout));
    }

    /// Compares with the preset that the scene last matched exactly, as far as a lesson allows its values.
    ///
    /// @throws BadInput if that cannot be
    public void start() {
        Settings scene = playback.settings(), base = playback.rules().within(scene, playback.base());
        if (!lets(scene, base)) return;
        Variant variant = Variant.between(scene, base);
        set(new ComparisonSetup("", "", variant, viewport.comparison().layout().get()));
        right.set(variant.none()); // a change of a value that both sides share would make no difference
    }

    /// Shows the model's own code beside edited code, as a ghost, unless something else is compared; or ends that.
    void original(boolean on) {
        if (on && !on()) set(new ComparisonSetup("", "", Variant.original(), Layout.OVERLAID));
        else if (!on && now.get().filter(c -> c.variant().equals(Variant.original())).isPresent()) end();
    }

    /// Whether a side's settings may change; a refusal is reported. Changes by the user ask here, changes by a lesson
    /// do not.
    private boolean lets(Settings now, Settings next) {
        return playback.rules().lets() && playback.rules().lets(now, next);
    }

    /// Ends the comparison and keeps the scene.
    public void clear() {
        if (on() && lets(playback.settings(), playback.settings())) end();
    }

    private void end() {
        if (!on()) return;
        playback.comparison().compare(Optional.empty());
        now.set(Optional.empty());
        right.set(false);
        viewport.choose(ScalarField.BY_DIFFERENCE, false);
        another.accept(playback.settings());
    }

    public void layout(Layout layout) {
        now.get().ifPresent(c -> set(c.with(layout)));
    }

    public void name(String left, String other) {
        now.get().ifPresent(c -> set(c.named(left, other)));
    }

    /// The right side's settings for given settings of the scene.
    public Settings beside(Settings scene) {
        return now.get().map(c -> c.variant().of(scene)).orElse(scene);
    }

    /// Sets a parameter of the right side; a value equal to the scene's is no difference any more.
    ///
    /// @throws BadInput if it is refused; nothing has changed then
    public void put(Parameter<?> parameter, String text) {
        Settings scene = playback.settings(), side = beside(scene);
        if (!lets(side, side.with(parameter.name(), text))) return;
        var values = new HashMap<>(now.get().map(c -> c.variant().values()).orElseThrow());
        String given = scene.with(parameter.name(), text).text(parameter);
        if (given.equals(scene.text(parameter))) values.remove(parameter.name());
        else values.put(parameter.name(), given);
        set(now.get().orElseThrow().with(now.get().orElseThrow().variant().with(values)));
    }

    /// Sets a parameter of the edited side; one that names a file once the file has been read.
    ///
    /// @throws BadInput if it is refused; nothing has changed then
    public void edit(Parameter<?> p, String text, FileParameters reading) {
        boolean file = p.kind() instanceof Kind.WordOrFile;
        if (right.get() && file) reading.set(p, text, beside(playback.settings()), () -> put(p, text));
        else if (right.get()) put(p, text);
        else if (file) reading.set(p, text);
        else playback.gestures().set(p, text);
    }

    /// Copies the left side's settings to the right side.
    public void level() {
        Settings scene = playback.settings();
        if (lets(beside(scene), scene)) now.get().ifPresent(c -> set(c.with(new Variant(Map.of()))));
    }

    /// Swaps the sides; undo restores the scene.
    public void swap() {
        Picture picture = playback.picture().get();
        Optional<Picture> other = Optional.ofNullable(picture).flatMap(Picture::comparison);
        if (!on() || other.isEmpty()) return;
        Settings mine = picture.branch().settings(), its = other.get().branch().settings();
        if (!lets(mine, its) || !lets(its, mine)) return;
        ComparisonSetup old = now.get().orElseThrow();
        Cursor at = Cursor.complete(other.get().cursor().frame());
        Variant back = Variant.between(its, mine);
        playback.gestures().become(other.get().branch(), at);
        set(new ComparisonSetup(old.right(), old.left(), back, old.layout()));
    }

    /// Looks for the first difference in the frames played so far, goes there, and says what it is.
    ///
    /// @param say receives a line
    public void firstDifference(Consumer<String> say) {
        if (!on()) return;
        Variant other = now.get().orElseThrow().variant();
        int frames = Math.max(1, playback.furthest());
        var found = new AtomicReference<Optional<FirstDifference>>(Optional.empty());
        asking.ask((run, given) -> found.set(FirstDifference.of(run, other, frames, given)), () -> {
            var differences = new Differences(playback, words);
            found.get().ifPresent(differences::go);
            say.accept(found.get().map(differences::said)
                    .orElseGet(() -> words.get("compare.equal").formatted(frames)));
        });
    }

    /// The name of a side.
    public String name(boolean other, Settings scene) {
        String given = now.get().map(c -> other ? c.right() : c.left()).orElse("");
        return given.isBlank() ? own(other, scene) : given;
    }

    /// The default name of a side: the one value that differs, or left or right.
    public String own(boolean other, Settings scene) {
        Settings beside = beside(scene);
        List<String> names = scene.differences(beside);
        if (names.isEmpty() && !scene.kernels().equals(beside.kernels()))
            return words.get((other ? beside : scene).kernels().isEmpty() ? "compare.original" : "compare.edited");
        return names.size() == 1 ? brief(scene.parameter(names.getFirst()), other ? beside : scene)
                : words.get(other ? "compare.right" : "compare.left");
    }

    /// The differences of a side that its name does not show.
    public String detail(boolean other, Settings scene) {
        Settings beside = beside(scene), of = other ? beside : scene;
        List<String> names = scene.differences(beside);
        String said = names.stream().limit(MOST_NAMED).map(scene::parameter).map(p -> brief(p, of))
                .collect(Collectors.joining(" · "));
        if (said.equals(name(other, scene))) return "";
        return names.size() > MOST_NAMED ? words.get("compare.more").formatted(said, names.size() - MOST_NAMED) : said;
    }

    private String brief(Parameter<?> p, Settings of) {
        String text = of.text(p), unit = p.unit();
        String value = p.kind() instanceof Kind.Real ? Decimals.brief(text)
                : text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : words.choice(p.name(), text);
        return words.title("parameter", p.name()) + " " + value + (unit.isEmpty() ? "" : " " + unit);
    }
}
