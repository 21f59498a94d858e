package limber.scenario;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.lesson.Camera;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.source.Folder;
import limber.models.Catalog;
import limber.moment.Fnv;
import limber.presentation.TestLater;
import limber.presentation.Work;
import limber.presentation.paint.Point;
import limber.presentation.panes.Caption;
import limber.presentation.play.Playback;
import limber.presentation.words.Captions;
import limber.presentation.words.Decimals;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;

/// The presentation without a face around it, on the JVM: it does what any face does with the same objects, and reads
/// their states.
final class PresentationFace implements Face, Work {
    /// The size that a view has as long as no other is wanted.
    private static final Size SIZE = new Size(800, 500);

    private final TestLater later = new TestLater();
    private final Deque<Runnable> work = new ArrayDeque<>();
    private final List<Throwable> failures = new ArrayList<>();
    /// The parameters whose rows are read.
    private final Set<String> rows = new LinkedHashSet<>();
    private Size size = SIZE;
    private Wording words;
    private Captions captions;
    private Playback playback;
    private FakeView view;
    private Optional<FakeLesson> lesson = Optional.empty();
    private Optional<FakePlot> plot = Optional.empty();
    private Optional<FakeLedger> ledger = Optional.empty();
    /// How far from the pointer a handle was that was dragged last, px; negative where none was.
    private double held = -1;

    // ---- opening ----

    private void begin(Model model, Settings settings) {
        words = new Wording(model, Language.ENGLISH.words());
        captions = new Captions(model, words);
        playback = new Playback(later, model, settings, failures::add);
        view = new FakeView(playback, words, later, failures::add);
        view.size(size);
    }

    private void open(Act.OpenModel open) {
        Model model = Catalog.model(open.model());
        Settings settings = model.preset(open.preset())
                .orElseThrow(() -> new IllegalArgumentException(open.model() + " has no preset " + open.preset()))
                .settings();
        begin(model, settings);
        playback.open(settings, List.of());
        view.played()
                .look(Optional.of(new Camera(Optional.empty(), Optional.of(new Camera.Eye(open.eye(), open.target())),
                        false)), true, () -> {});
    }

    private void open(Act.OpenLesson open) throws IOException {
        LessonReader.Read read = LessonReader.read(Folder.of(Scenario.lesson(open.name())));
        Lesson opened = read.lesson().orElseThrow(() -> new IllegalArgumentException(read.faults().toString()));
        begin(opened.model(), opened.model().defaults());
        lesson = Optional.of(new FakeLesson(opened, playback, view, words, this, failures::add));
    }

    // ---- hands ----

    @Override public void perform(Act act, List<Point> way) throws Exception {
        switch (act) {
            case Act.OpenLesson open -> open(open);
            case Act.OpenModel open -> open(open);
            case Act.Step(String word, int times) -> {
                playback.transport().stepSize().set(new StepSize(word));
                for (int i = 0; i < times; i++) step(true);
            }
            case Act.Back(int times) -> {
                for (int i = 0; i < times; i++) step(false);
            }
            case Act.Undo _ -> playback.past().undo();
            case Act.Redo _ -> playback.past().redo();
            case Act.Put(String parameter, String value) -> {
                rows.add(parameter);
                closePlot(); // the settings stand in its place
                playback.gestures().set(playback.settings().parameter(parameter), value);
            }
            case Act.Ledger _ -> ledger = Optional.of(new FakeLedger(playback, words));
            case Act.Plot _ -> plot = Optional.of(new FakePlot(playback, words));
            case Act.Drag(String handle, Act.Pixels _) -> {
                view.stroke(way);
                settle();
                held = way.getLast().distance(view.place(handle));
            }
            case Act.Click _ -> view.stroke(way);
            default -> learn(lesson.orElseThrow(), act, way);
        }
        settle();
        if (!failures.isEmpty()) throw new AssertionError(act + " fails", failures.getFirst());
    }

    private void learn(FakeLesson opened, Act act, List<Point> way) {
        switch (act) {
            case Act.Hint _ -> opened.hint();
            case Act.Next _ -> opened.turn(1);
            case Act.Previous _ -> opened.turn(-1);
            default -> opened.ask(act.question(), act, () -> view.stroke(way));
        }
    }

    private void step(boolean forward) throws InterruptedException {
        playback.transport().step(forward);
        settle();
    }

    private void closePlot() {
        plot.ifPresent(FakePlot::close);
        plot = Optional.empty();
    }

    /// The way of the pointer over the view: whole pixels, so that any pointer can go there.
    ///
    /// @throws IllegalArgumentException if it leaves the view, where another face has something else
    List<Point> way(Act act) {
        List<Point> way = switch (act) {
            case Act.Click(String handle) -> List.of(pixel(handle));
            case Act.Drag(String handle, Act.Pixels by) -> way(pixel(handle), by);
            case Act.Draw(String _, String from, Act.Pixels by) -> way(pixel(from), by);
            default -> List.of();
        };
        for (Point p : way)
            if (p.x() < 0 || p.y() < 0 || p.x() >= size.width() || p.y() >= size.height())
                throw new IllegalArgumentException(
                        p + " is outside of the view of " + size + "; look from further away");
        return way;
    }

    private Point pixel(String handle) {
        Point at = view.place(handle);
        return new Point(Math.rint(at.x()), Math.rint(at.y()));
    }

    private static List<Point> way(Point from, Act.Pixels by) {
        return List.of(from, from.add(by.right() / 2, by.down() / 2), from.add(by.right(), by.down()));
    }

    @Override public Size size() {
        return size;
    }

    /// Has the size of another view from now on.
    void size(Size other) {
        size = other;
        if (view != null) view.size(other);
    }

    // ---- what is to be seen ----

    @Override public Seen seen() throws InterruptedException {
        settle();
        Seen seen = Seen.nothing();
        Picture now = playback.picture().get();
        Caption caption = Caption.of(playback, captions, words);
        seen.texts("caption", caption.lines(words));
        seen.text("remark", caption.remark());
        seen.text("time", Caption.time(now, words));
        rows.forEach(row -> seen.text("value " + row, value(playback.settings().parameter(row))));
        plot.ifPresent(p -> p.tell(seen, size));
        ledger.ifPresent(l -> l.tell(seen));
        lesson.ifPresent(l -> l.tell(seen));
        seen.number("moment", now.cursor().frame() + " " + now.cursor().step() + " " + now.cursor().element());
        seen.number("state", Fnv.text(Fnv.of(now.state().of(playback.model().subject()))));
        if (held >= 0) seen.number("held", Math.round(held) + " px");
        seen.number("inputs", playback.past().branch().inputs().size());
        return seen;
    }

    private String value(Parameter<?> parameter) {
        String text = playback.settings().text(parameter);
        return parameter.kind() instanceof Kind.Real ? Decimals.brief(text) : text;
    }

    @Override public List<String> journal() {
        return lesson.map(FakeLesson::journal).orElse(List.of());
    }

    @Override public Set<String> hidden() {
        return Set.of();
    }

    // ---- waiting ----

    @Override public <T> void add(Supplier<Optional<T>> part, Consumer<T> done, Consumer<Throwable> failed) {
        work.add(() -> {
            try {
                Optional<T> found = part.get();
                while (found.isEmpty()) found = part.get();
                done.accept(found.get());
            } catch (RuntimeException e) {
                failed.accept(e);
            }
        });
    }

    private void settle() throws InterruptedException {
        later.until(() -> {
            while (!work.isEmpty()) work.remove().run();
            return later.idle() && !playback.waits() && !playback.playing().get() && playback.picture().get() != null
                    && playback.picture().get().branch() == playback.past().branch()
                    && ledger.stream().allMatch(FakeLedger::settled);
        });
    }

    @Override public void close() {
        closePlot();
        ledger.ifPresent(FakeLedger::close);
        lesson.ifPresent(FakeLesson::close);
        if (playback != null) playback.close();
    }
}
