package limber.ui;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import limber.engine.BadInput;
import limber.engine.Cursor;
import limber.engine.Kind;
import limber.engine.Parameter;
import limber.engine.Picture;
import limber.engine.Settings;
import limber.engine.Variant;
import limber.ui.plots.Plotting;
import limber.ui.viewport.Field;
import limber.ui.viewport.Layout;
import limber.ui.viewport.Viewport;

/// Whether a scene is compared, with what, and whose parameters are edited. It outlives the views that show it; all
/// methods are called on the FX thread.
final class Comparison {
    private static final int MOST_NAMED = 2, LONGEST = 20;

    private final Playback playback;
    private final Viewport viewport;
    private final Wording words;
    private final Consumer<Settings> another;
    private final ReadOnlyObjectWrapper<Optional<Compared>> now = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Plotting.Names>> names = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final BooleanProperty right = new SimpleBooleanProperty();

    /// @param another told the settings of the scene when something else stands on the other side
    /// @param failed takes why a comparison has ended by itself
    Comparison(Playback playback, Viewport viewport, Wording words, Consumer<Settings> another, Consumer<Throwable> failed) {
        this.playback = playback;
        this.viewport = viewport;
        this.words = words;
        this.another = another;
        now.subscribe(_ -> speak());
        playback.picture().subscribe((before, now) -> {
            if (on() && before != null && before.settings() != now.settings()) speak();
        });
        playback.onUnrivalled(why -> {
            end();
            failed.accept(why);
        });
    }

    /// Empty while nothing is compared.
    ReadOnlyObjectProperty<Optional<Compared>> now() {
        return now.getReadOnlyProperty();
    }

    /// What the sides are called, while there are two.
    ReadOnlyObjectProperty<Optional<Plotting.Names>> names() {
        return names.getReadOnlyProperty();
    }

    /// Calls the sides by the words that are spoken now.
    void speak() {
        names.set(now.get().map(_ -> new Plotting.Names(name(false, playback.settings()), name(true, playback.settings()))));
    }

    boolean on() {
        return now.get().isPresent();
    }

    /// Whether parameters are those of the right side.
    BooleanProperty right() {
        return right;
    }

    /// Compares from now on.
    ///
    /// @throws BadInput if the right side's settings contradict each other; nothing has changed then
    void set(Compared next) {
        Optional<Variant> before = now.get().map(Compared::variant);
        Settings scene = playback.settings();
        if (!before.equals(Optional.of(next.variant()))) playback.compare(Optional.of(next.variant()));
        now.set(Optional.of(next));
        viewport.arrangement().set(next.layout());
        if (before.isEmpty() || Reach.another(before.get().of(scene), next.variant().of(scene))) another.accept(scene);
    }

    /// Compares two settings of the scene as it is: it takes the left one's values, and the right one's are beside them.
    ///
    /// @throws BadInput if one of the two contradicts itself; nothing has changed then
    void set(String leftName, String rightName, Variant left, Variant other, Layout layout) {
        Settings scene = playback.settings();
        var values = new HashMap<String, String>();
        for (String name : left.values().keySet()) values.put(name, scene.text(scene.parameter(name)));
        values.putAll(other.values());
        Settings next = left.of(scene);
        playback.model().check(new Variant(values).of(next));
        if (!next.equals(scene)) playback.gestures().restart(next);
        set(new Compared(leftName, rightName, new Variant(values), layout));
    }

    /// Compares with the preset that the scene was last exactly like, as far as a lesson lets its values be had.
    ///
    /// @throws BadInput if that cannot be
    void start() {
        Settings scene = playback.settings(), base = playback.rules().within(scene, playback.base());
        if (!lets(scene, base)) return;
        Variant variant = Variant.between(scene, base);
        set(new Compared("", "", variant, viewport.arrangement().get()));
        right.set(variant.values().isEmpty()); // a change of what both have would make no difference
    }

    /// Whether one may make other settings of a side's; if not, that is said. Whatever somebody does to a comparison asks here,
    /// what a lesson does does not.
    private boolean lets(Settings now, Settings next) {
        return playback.rules().lets() && playback.rules().lets(now, next);
    }

    /// Leaves the scene as it is, alone.
    void clear() {
        if (on() && lets(playback.settings(), playback.settings())) end();
    }

    private void end() {
        if (!on()) return;
        playback.compare(Optional.empty());
        now.set(Optional.empty());
        right.set(false);
        viewport.choose(Field.BY_DIFFERENCE, false);
        another.accept(playback.settings());
    }

    void layout(Layout layout) {
        now.get().ifPresent(c -> set(c.with(layout)));
    }

    void name(String left, String other) {
        now.get().ifPresent(c -> set(c.named(left, other)));
    }

    /// The settings of the right side beside those of a scene.
    Settings beside(Settings scene) {
        return now.get().map(c -> c.variant().of(scene)).orElse(scene);
    }

    /// A parameter of the right side takes a value; where that is the scene's, it no longer differs.
    ///
    /// @throws BadInput if it is refused; nothing has changed then
    void put(Parameter<?> parameter, String text) {
        Settings scene = playback.settings(), side = beside(scene);
        if (!lets(side, side.with(parameter.name(), text))) return;
        var values = new HashMap<>(now.get().map(c -> c.variant().values()).orElseThrow());
        String given = scene.with(parameter.name(), text).text(parameter);
        if (given.equals(scene.text(parameter))) values.remove(parameter.name());
        else values.put(parameter.name(), given);
        set(now.get().orElseThrow().with(new Variant(values)));
    }

    /// A parameter of the side whose parameters are edited takes a value; one that names a file once that has been read.
    ///
    /// @throws BadInput if it is refused; nothing has changed then
    void edit(Parameter<?> p, String text, Reading reading) {
        boolean file = p.kind() instanceof Kind.WordOrFile;
        if (right.get() && file) reading.set(p, text, beside(playback.settings()), () -> put(p, text));
        else if (right.get()) put(p, text);
        else if (file) reading.set(p, text);
        else playback.gestures().set(p, text);
    }

    /// Makes the right side what the left one is.
    void level() {
        Settings scene = playback.settings();
        if (lets(beside(scene), scene)) now.get().ifPresent(c -> set(c.with(new Variant(Map.of()))));
    }

    /// Each side becomes the other one; undo takes back what the scene was.
    void swap() {
        Picture picture = playback.picture().get();
        Optional<Picture> other = Optional.ofNullable(picture).flatMap(Picture::rival);
        if (!on() || other.isEmpty()) return;
        Settings mine = picture.branch().settings(), its = other.get().branch().settings();
        if (!lets(mine, its) || !lets(its, mine)) return;
        Compared old = now.get().orElseThrow();
        Cursor at = Cursor.complete(other.get().cursor().frame());
        Variant back = Variant.between(its, mine);
        playback.gestures().become(other.get().branch(), at);
        set(new Compared(old.right(), old.left(), back, old.layout()));
    }

    /// What a side is called.
    String name(boolean other, Settings scene) {
        String given = now.get().map(c -> other ? c.right() : c.left()).orElse("");
        return given.isBlank() ? own(other, scene) : given;
    }

    /// What a side is called as long as nobody gives it a name: the one value that differs, or else left or right.
    String own(boolean other, Settings scene) {
        List<String> names = scene.differences(beside(scene));
        return names.size() == 1 ? brief(scene.parameter(names.getFirst()), other ? beside(scene) : scene) : words.get(other ? "compare.right" : "compare.left");
    }

    /// What a side has otherwise, where its name does not say it already.
    String detail(boolean other, Settings scene) {
        Settings beside = beside(scene), of = other ? beside : scene;
        List<String> names = scene.differences(beside);
        String said = names.stream().limit(MOST_NAMED).map(scene::parameter).map(p -> brief(p, of)).collect(Collectors.joining(" · "));
        if (said.equals(name(other, scene))) return "";
        return names.size() > MOST_NAMED ? words.get("compare.more").formatted(said, names.size() - MOST_NAMED) : said;
    }

    private String brief(Parameter<?> p, Settings of) {
        String text = of.text(p), unit = p.unit();
        String value = p.kind() instanceof Kind.Real ? NumberEditor.brief(text, true) : text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : ChoiceEditor.name(p, text, words);
        return words.title("parameter", p.name()) + " " + value + (unit.isEmpty() ? "" : " " + unit);
    }
}
