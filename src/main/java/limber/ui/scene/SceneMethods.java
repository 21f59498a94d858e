package limber.ui.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import limber.ask.MethodsSide;
import limber.engine.model.Entry;
import limber.engine.run.Companions;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.moment.Entries;
import limber.moment.Moment;
import limber.ui.playback.Playback;
import limber.ui.viewport.Layout;
import limber.ui.viewport.SceneBounds;
import limber.ui.viewport.Viewport;
import limber.ui.words.Wording;

/// The other methods of a scene: up to three beside the scene itself, which get its inputs and stand at its frame. They
/// outlive the views. All methods are called on the FX thread.
public final class SceneMethods {
    /// The most that keyframes of one method take, bytes.
    private static final long BYTES = 16L << 20;

    private final Playback playback;
    private final Viewport viewport;
    private final Wording words;
    private final Runnable begins;
    private final Consumer<Settings> another;
    private final ReadOnlyObjectWrapper<Optional<Entries>> now = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final MethodNumbers numbers;
    private Optional<MethodsSide> side = Optional.empty();
    private Optional<Moment> opened = Optional.empty();
    private Layout before = Layout.SIDE_BY_SIDE;

    /// @param begins ends what else stands beside the scene
    /// @param another receives the scene's settings when other methods stand beside it
    SceneMethods(Playback playback, Viewport viewport, Wording words, Runnable begins, Consumer<Settings> another) {
        this.playback = playback;
        this.viewport = viewport;
        this.words = words;
        this.begins = begins;
        this.another = another;
        numbers = new MethodNumbers(playback);
        playback.picture().addListener((_, _, shown) -> {
            if (on()) numbers.follow(shown);
        });
    }

    /// The other methods; empty while the scene is alone.
    public ReadOnlyObjectProperty<Optional<Entries>> now() {
        return now.getReadOnlyProperty();
    }

    /// Whether there are others.
    public boolean on() {
        return now.get().isPresent();
    }

    /// The number of the method that distances are measured from; 0: the scene itself.
    public int reference() {
        return now.get().orElse(Entries.NONE).reference();
    }

    /// Whether they stand side by side.
    public boolean beside() {
        return now.get().orElse(Entries.NONE).beside();
    }

    /// What has been measured of each, the scene itself first.
    public MethodNumbers numbers() {
        return numbers;
    }

    /// Puts the other methods of a moment, which the scene shows already, beside it.
    void open(Moment moment) {
        if (moment.entries().others().isEmpty()) {
            close();
            return;
        }
        begins.run();
        if (!on()) before = viewport.comparison().layout().get();
        opened = Optional.of(moment);
        Entries entries = moment.entries();
        Entry first = new Entry(playback.model(), moment.settings());
        var beside = new MethodsSide(first, entries.all(), BYTES, SceneBounds::surface);
        beside.reference(entries.reference());
        side = Optional.of(beside);
        now.set(Optional.of(entries));
        viewport.comparison().layout().set(entries.beside() ? Layout.SIDE_BY_SIDE : Layout.OVERLAID);
        playback.comparison().join(beside);
        numbers.begin(first, entries);
        another.accept(moment.settings());
    }

    /// The moment that it was opened with; empty while the scene is alone.
    Optional<Moment> opened() {
        return opened;
    }

    /// The other methods as they are now: under the settings that they have got along with the scene.
    Entries asNow(Picture shown) {
        Entries given = now.get().orElse(Entries.NONE);
        List<Companions.Companion> there = shown.companions().map(Companions::all).orElse(List.of());
        if (there.size() != given.others().size()) return given;
        var others = new ArrayList<Moment>();
        for (int i = 0; i < there.size(); i++) {
            Moment m = given.others().get(i);
            others.add(new Moment("", m.model(), m.preset(), there.get(i).picture().branch().settings(), m.inputs(),
                    m.at(), m.stops(), m.view(), m.entries(), m.recording()));
        }
        return new Entries(others, given.reference(), given.beside());
    }

    /// Measures distances from another method.
    ///
    /// @param method 0 for the scene itself
    public void reference(int method) {
        now.get().filter(e -> e.reference() != method).ifPresent(e -> {
            Entries next = new Entries(e.others(), method, e.beside());
            now.set(Optional.of(next));
            side.ifPresent(s -> {
                s.reference(method);
                playback.comparison().join(s);
            });
            numbers.begin(new Entry(playback.model(), opened.orElseThrow().settings()), next);
        });
    }

    /// Puts the methods side by side, or one over the other.
    public void beside(boolean on) {
        now.get().ifPresent(e -> {
            now.set(Optional.of(new Entries(e.others(), e.reference(), on)));
            viewport.comparison().layout().set(on ? Layout.SIDE_BY_SIDE : Layout.OVERLAID);
        });
    }

    /// The bounds of the scene and of its methods.
    static SceneBounds bounds(SceneBounds scene, Optional<Entries> others) {
        SceneBounds all = scene;
        for (Entry e : others.orElse(Entries.NONE).all()) {
            try {
                all = all.with(SceneBounds.of(e.model(), e.settings()));
            } catch (BadInput bad) {
                continue; // the method itself says why
            }
        }
        return all;
    }

    /// The names of all methods in the current language, the scene itself first: the model, and of methods of one model
    /// what differs.
    public List<String> names() {
        var all = new ArrayList<Entry>();
        all.add(new Entry(playback.model(), playback.settings()));
        all.addAll(now.get().orElse(Entries.NONE).all());
        return IntStream.range(0, all.size()).mapToObj(i -> capital(name(i, all))).toList();
    }

    private static String capital(String name) {
        return name.isEmpty() ? name : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    private String name(int i, List<Entry> all) {
        Entry one = all.get(i);
        var own = one.model() == playback.model() ? words : new Wording(one.model(), words.ui());
        List<Entry> same = all.stream().filter(e -> e.model() == one.model()).toList();
        return new MethodName(own, one, same).text();
    }

    /// Leaves the scene alone.
    public void close() {
        if (!on()) return;
        side = Optional.empty();
        opened = Optional.empty();
        playback.comparison().part();
        viewport.comparison().layout().set(before);
        viewport.comparison().apart().set(false);
        now.set(Optional.empty());
        numbers.end();
    }
}
