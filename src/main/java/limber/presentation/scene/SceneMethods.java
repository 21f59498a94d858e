package limber.presentation.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import limber.ask.MethodsSide;
import limber.engine.model.Entry;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.run.Companions;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.input.Goto;
import limber.input.SourcePosition;
import limber.lesson.Step;
import limber.moment.Entries;
import limber.moment.Moment;
import limber.moment.MomentView;
import limber.presentation.play.Playback;
import limber.presentation.view.Layout;
import limber.presentation.view.SceneView;
import limber.presentation.view.ShownLayers;
import limber.presentation.words.MethodName;
import limber.presentation.words.Wording;

/// The other methods of a scene: up to three beside the scene itself, which get its inputs and stand at its frame. They
/// outlive the views. All methods are called on the FX thread.
public final class SceneMethods {
    private static final SourcePosition HERE = new SourcePosition("at", 1, 1);

    /// A view without colours and arrows of the scene's own, so that each method is seen in its tint.
    private static final MomentView PLAIN = new MomentView(Optional.empty(), Optional.of(new Step.Show(Optional.empty(),
            Optional.of(List.of(ShownLayers.AXES, ShownLayers.GROUND)), Optional.empty(), Optional.empty(),
            Optional.empty())), Optional.empty(), List.of(), Map.of());

    private final Playback playback;
    private final PlayedView played;
    private final SceneView view;
    private final Wording words;
    private final Runnable begins;
    private final Consumer<Settings> another;
    private final ReadOnlyObjectWrapper<Optional<Entries>> now = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final MethodNumbers numbers;
    private Optional<MethodsSide> side = Optional.empty();
    private Optional<Moment> opened = Optional.empty();
    private Layout before = Layout.SIDE_BY_SIDE;
    /// The layers that were shown before the first method was added; empty where the scene was opened with others.
    private Optional<Set<String>> layers = Optional.empty();

    /// @param begins ends what else stands beside the scene
    /// @param another receives the scene's settings when other methods stand beside it
    public SceneMethods(Playback playback, PlayedView played, Wording words, Runnable begins,
            Consumer<Settings> another) {
        this.playback = playback;
        this.played = played;
        view = played.view();
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
    public void open(Moment moment) {
        if (moment.entries().others().isEmpty()) {
            close();
            return;
        }
        begins.run();
        if (!on()) before = view.comparison().layout().get();
        opened = Optional.of(moment);
        Entries entries = moment.entries();
        Entry first = first();
        numbers.begin(first, entries); // before their number is told, so that there are no rows of other methods
        now.set(Optional.of(entries));
        side = Optional.of(played.join(first, entries));
        another.accept(moment.settings());
    }

    /// The scene as it was when the others were put beside it.
    private Entry first() {
        return new Entry(playback.model(), opened.orElseThrow().settings());
    }

    /// The other methods as they were put beside the scene.
    public List<Entry> setUp() {
        return now.get().orElse(Entries.NONE).all();
    }

    /// Whether there is room for another method.
    public boolean room() {
        return now.get().orElse(Entries.NONE).others().size() < Entry.MOST - 1;
    }

    /// The choice by which a method stands beside the scene.
    ///
    /// @param method from 1; 0 is the scene itself
    public MethodChoice choice(int method) {
        return method == 0 ? MethodChoice.of(playback.model(), playback.past().branch().settings())
                : MethodChoice.of(others().get(method - 1));
    }

    /// Puts another method beside the scene; it gets the inputs of the scene from frame 1 on.
    ///
    /// @throws BadInput if its values are wrong; nothing has changed then
    public void add(MethodChoice choice) {
        var others = new ArrayList<>(others());
        others.add(choice.moment());
        set(others, reference());
    }

    /// Puts another method in the place of one.
    ///
    /// @param method from 1
    /// @throws BadInput if its values are wrong; nothing has changed then
    public void change(int method, MethodChoice choice) {
        var others = new ArrayList<>(others());
        others.set(method - 1, choice.moment());
        set(others, reference());
    }

    /// Takes a method away. Distances from it are from the scene itself then.
    ///
    /// @param method from 1
    public void remove(int method) {
        var others = new ArrayList<>(others());
        others.remove(method - 1);
        int from = reference();
        set(others, from == method ? 0 : from > method ? from - 1 : from);
    }

    private List<Moment> others() {
        return Optional.ofNullable(playback.picture().get()).map(this::asNow).orElse(Entries.NONE).others();
    }

    private void set(List<Moment> others, int reference) {
        if (!on()) {
            layers = Optional.of(Set.copyOf(view.showing().names()));
            PLAIN.show().flatMap(Step.Show::overlays).ifPresent(view.showing()::only);
        }
        Model model = playback.model();
        Settings p = playback.past().branch().settings();
        open(new Moment("", model, Preset.nearest(model, p, _ -> true).map(Preset::name).orElse(""), p,
                opened.map(Moment::inputs).orElseGet(() -> model.opening(p)), Goto.complete(0, HERE), List.of(),
                opened.map(Moment::view).orElse(PLAIN), new Entries(others, reference, beside()), Optional.empty()));
    }

    /// The moment that it was opened with; empty while the scene is alone.
    public Optional<Moment> opened() {
        return opened;
    }

    /// The other methods as they are now: where the scene has been edited at frame 0, under the settings that they have
    /// got along with it.
    public Entries asNow(Picture shown) {
        Entries given = now.get().orElse(Entries.NONE);
        List<Companions.Companion> there = shown.companions().map(Companions::all).orElse(List.of());
        if (!on() || shown.branch().settings().equals(first().settings())
                || !there.stream().map(Companions.Companion::model).toList()
                        .equals(given.others().stream().map(Moment::model).toList()))
            return given;
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
            numbers.begin(first(), next);
        });
    }

    /// Puts the methods side by side, or one over the other.
    public void beside(boolean on) {
        now.get().ifPresent(e -> {
            now.set(Optional.of(new Entries(e.others(), e.reference(), on)));
            played.beside(on);
        });
    }

    /// The names of all methods in the current language, the scene itself first: the model, and of methods of one model
    /// what differs.
    public List<String> names() {
        var all = new ArrayList<Entry>();
        all.add(new Entry(playback.model(), playback.settings()));
        all.addAll(now.get().orElse(Entries.NONE).all());
        return MethodName.all(all, words);
    }

    /// Leaves the scene alone.
    public void close() {
        if (!on()) return;
        side = Optional.empty();
        opened = Optional.empty();
        playback.comparison().part();
        view.comparison().layout().set(before);
        view.comparison().apart().set(false);
        layers.ifPresent(view.showing()::only);
        layers = Optional.empty();
        now.set(Optional.empty());
        numbers.end();
    }
}
