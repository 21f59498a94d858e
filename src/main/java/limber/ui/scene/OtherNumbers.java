package limber.ui.scene;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Duration;
import limber.engine.Element;
import limber.engine.model.Preset;
import limber.engine.run.Branch;
import limber.engine.run.Picture;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.judge.Cause;
import limber.judge.CauseSearch;
import limber.judge.JudgedFile;
import limber.judge.Judgement;
import limber.judge.OtherElements;
import limber.judge.TrajectoryForm;
import limber.judge.TrajectorySide;
import limber.presentation.play.Asking;
import limber.presentation.play.Playback;
import limber.presentation.surface.ScalarField;
import limber.presentation.view.Layout;
import limber.ui.viewport.Viewport;

/// The numbers of another program, laid over a scene: their file, how far they agree, and what would account for the
/// difference. They outlive the views, and are compared anew whenever the course changes.
///
/// All methods are called on the FX thread; reading, comparing and searching happen on others.
public final class OtherNumbers {
    /// How long a search may take, s.
    private static final int SECONDS = 30;
    /// A drag makes a course at every move; they are compared once it rests.
    private static final Duration REST = Duration.millis(300);

    private final Playback playback;
    private final Viewport viewport;
    private final Runnable begins;
    private final BiConsumer<Preset, Runnable> restart;
    private final Asking judging, searching;
    private final ReadOnlyObjectWrapper<Optional<JudgedFile>> now = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Explained>> explained = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<String>> trouble = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Offer>> offered = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final PauseTransition rest = new PauseTransition(REST);
    private Optional<PlacedValues> values = Optional.empty();
    private Layout before = Layout.SIDE_BY_SIDE;
    private Branch branch;
    private volatile boolean enough;
    private volatile Tried tried = Tried.NONE;

    /// How far a search has come.
    ///
    /// @param of how many changes there are, as far as that is known
    public record Tried(int changes, int of) {
        static final Tried NONE = new Tried(0, 0);
    }

    /// What a search has found.
    ///
    /// @param under the settings from which the changes start
    public record Explained(Settings under, CauseSearch.Found found) {
        private boolean about(Settings p) {
            return p.equals(under)
                    || found.finding().causes().stream().anyMatch(cause -> cause.settings().equals(p));
        }
    }

    /// A preset under which a file could be compared that has other elements than the scene.
    ///
    /// @param elements how many the file has
    public record Offer(Path file, int elements, Preset preset) {}

    /// @param begins ends what else stands beside the scene
    /// @param restart starts a preset, and then does something
    OtherNumbers(Playback playback, Viewport viewport, Runnable begins, BiConsumer<Preset, Runnable> restart) {
        this.playback = playback;
        this.viewport = viewport;
        this.begins = begins;
        this.restart = restart;
        judging = playback.asking();
        searching = playback.asking();
        rest.setOnFinished(_ -> again());
        playback.picture().addListener((_, _, shown) -> follow(shown));
    }

    /// The file that is compared, and how far it agrees; empty while there is none.
    public ReadOnlyObjectProperty<Optional<JudgedFile>> now() {
        return now.getReadOnlyProperty();
    }

    /// The name of the file; empty while there is none.
    public Optional<String> name() {
        return now.get().map(judged -> String.valueOf(judged.file().getFileName()));
    }

    /// What would account for the difference; empty before it has been looked for.
    public ReadOnlyObjectProperty<Optional<Explained>> explained() {
        return explained.getReadOnlyProperty();
    }

    /// Why the file cannot be compared with the scene as it is now.
    public ReadOnlyObjectProperty<Optional<String>> trouble() {
        return trouble.getReadOnlyProperty();
    }

    /// The comparison that is under way, if one is.
    public Asking judging() {
        return judging;
    }

    /// The search that is under way, if one is.
    public Asking searching() {
        return searching;
    }

    /// How far the search has come.
    public Tried tried() {
        return tried;
    }

    /// A preset that is offered for a file; empty while there is none.
    public ReadOnlyObjectProperty<Optional<Offer>> offered() {
        return offered.getReadOnlyProperty();
    }

    /// Starts the preset that is offered, and lays the file over it.
    public void take() {
        offered.get().ifPresent(offer -> restart.accept(offer.preset(), () -> open(offer.file())));
    }

    /// Drops what is offered.
    public void decline() {
        offered.set(Optional.empty());
    }

    /// Reads a file and lays it over the scene. If it has the elements of a preset instead, that is offered; another
    /// file that cannot be used is reported, and nothing changes.
    public void open(Path file) {
        decline();
        branch = playback.past().branch();
        rest.stop();
        var answer = new AtomicReference<Runnable>();
        judging.ask((run, given) -> answer.set(read(file, run, given)), () -> answer.get().run());
    }

    private Runnable read(Path file, Run run, BooleanSupplier given) {
        try {
            JudgedFile judged = JudgedFile.of(file, run, judging::told, given);
            return () -> {
                if (now.get().isEmpty()) begin();
                lay(judged);
            };
        } catch (OtherElements e) {
            var offer = new Offer(file, e.count(), e.presets().stream().findFirst().orElseThrow(() -> e));
            return () -> offered.set(Optional.of(offer));
        }
    }

    /// Reads the file again as a form says.
    ///
    /// @throws BadInput if a field cannot be used; nothing has changed then
    public void read(TrajectoryForm form) {
        if (now.get().isEmpty() || form.equals(now.get().get().form())) return;
        form.reader();
        form.within();
        Path file = now.get().get().file();
        ask((run, given) -> JudgedFile.of(file, form, run, judging::told, given), this::lay);
    }

    private void begin() {
        begins.run();
        before = viewport.comparison().layout().get();
        viewport.comparison().layout().set(Layout.OVERLAID);
    }

    private void lay(JudgedFile judged) {
        forget();
        var read = new PlacedValues(playback, judged.theirs(), judged.channel().name());
        values.ifPresent(before -> {
            read.want(before.wanted());
            before.close();
        });
        values = Optional.of(read);
        playback.comparison().lay(new TrajectorySide(judged.theirs(), judged.channel().name()), values.get());
        judged(judged);
    }

    private void judged(JudgedFile judged) {
        trouble.set(Optional.empty());
        now.set(Optional.of(judged));
    }

    private void forget() {
        searching.giveUp();
        explained.set(Optional.empty());
    }

    private void follow(Picture shown) {
        if (shown.branch() == branch) return;
        decline();
        if (now.get().isEmpty()) return;
        branch = shown.branch();
        explained.get().filter(e -> !e.about(branch.settings())).ifPresent(_ -> forget());
        rest.playFromStart();
    }

    /// Compares with the course as it is now.
    private void again() {
        now.get().ifPresent(judged -> ask((run, given) -> {
            try {
                return judged.again(run, judging::told, given);
            } catch (BadInput e) {
                if (!given.getAsBoolean()) Platform.runLater(() -> trouble.set(Optional.of(e.getMessage())));
                return judged;
            }
        }, again -> {
            if (again == judged) return;
            judged(again);
            values.ifPresent(PlacedValues::again);
        }));
    }

    private interface Question {
        JudgedFile judged(Run run, BooleanSupplier given);
    }

    private void ask(Question question, Consumer<JudgedFile> done) {
        branch = playback.past().branch();
        rest.stop();
        var answer = new AtomicReference<JudgedFile>();
        judging.ask((run, given) -> answer.set(question.judged(run, given)), () -> done.accept(answer.get()));
    }

    /// Looks for changes of settings that would account for the difference, for at most half a minute.
    public void explain() {
        if (now.get().isEmpty() || now.get().get().judgement().agrees()) return;
        JudgedFile judged = now.get().get();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        forget();
        enough = false;
        tried = Tried.NONE;
        var answer = new AtomicReference<Explained>();
        searching.ask((run, given) -> answer.set(explained(judged, run.branch(),
                () -> enough || given.getAsBoolean() || System.nanoTime() > end)),
                () -> explained.set(Optional.of(answer.get())));
    }

    private Explained explained(JudgedFile judged, Branch course, BooleanSupplier stop) {
        var search = new CauseSearch(playback.model(), course.settings(), course.inputs(), judged.channel(),
                judged.raw(), judged.form().reader().conversion(), judged.judgement());
        return new Explained(course.settings(), search.search((changes, of) -> {
            tried = new Tried(changes, of);
            searching.told((double) changes / Math.max(1, of));
        }, stop));
    }

    /// Ends the search; what it has found so far counts.
    public void enough() {
        enough = true;
    }

    /// Reads the file as a change says, and gives the scene its settings, as one gesture: with the same inputs, at the
    /// same place.
    public void apply(Cause cause) {
        explained.get().ifPresent(e -> {
            Settings changed = cause.settings();
            if (!changed.equals(e.under())) playback.gestures().rewrite(changed);
            now.get().filter(_ -> !cause.options().isEmpty())
                    .ifPresent(judged -> read(judged.form().with(cause.conversion())));
        });
    }

    /// Goes to an element in a frame, and selects it.
    public void go(Judgement.Miss miss) {
        playback.playing().set(false);
        playback.goFrame(miss.frame());
        now.get().map(judged -> judged.channel().of()).filter(of -> !of.isEmpty())
                .ifPresent(of -> playback.selected().set(Optional.of(new Element(of, miss.element()))));
    }

    /// Takes the numbers away from the scene.
    public void close() {
        judging.giveUp();
        rest.stop();
        if (now.get().isEmpty()) return;
        forget();
        trouble.set(Optional.empty());
        values.ifPresent(PlacedValues::close);
        values = Optional.empty();
        playback.comparison().lift();
        viewport.comparison().layout().set(before);
        viewport.choose(ScalarField.BY_DIFFERENCE, false);
        now.set(Optional.empty());
    }
}
