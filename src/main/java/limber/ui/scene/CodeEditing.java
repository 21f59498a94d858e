package limber.ui.scene;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.util.Duration;
import limber.code.JavaKernels;
import limber.code.SolverFolder;
import limber.engine.Phase;
import limber.engine.ask.FirstDifference;
import limber.engine.model.Variant;
import limber.engine.platform.ClassFiles;
import limber.engine.run.OperationFailure;
import limber.engine.run.Picture;
import limber.engine.settings.Kernel;
import limber.engine.text.BadInput;
import limber.engine.watch.SelfReporting;
import limber.lesson.question.CodeGap;
import limber.presentation.code.CodeReader;
import limber.presentation.code.EditHistory;
import limber.presentation.code.Operation;
import limber.presentation.play.Asking;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;
import limber.ui.controls.Background;

/// A source file of the model while a user edits it: soon after the last key it is compiled on a thread of its own, and
/// the course is done again with it up to the same cursor, and the first operation that differs from the original is
/// looked for. It outlives the views; all methods are called on the FX thread.
public final class CodeEditing implements AutoCloseable {
    /// From the last key until the text is compiled.
    private static final Duration PAUSE = Duration.millis(400);
    /// A complaint with its line, as kernels and operations are complained about.
    private static final Pattern PLACE = Pattern.compile("[^:]+\\.java:(\\d+):(?:\\d+:)? (.*)", Pattern.DOTALL);

    /// @param path as [Kernel#file] has it
    /// @param shipped its text in the model
    private record Edited(String path, String shipped) {
        String name() {
            return path.substring(path.lastIndexOf('/') + 1);
        }
    }

    private final Playback playback;
    private final CodeReader reader;
    private final Differences differences;
    private final Consumer<Path> machine;
    private final boolean allowed;
    private final Asking asking;
    private final ExecutorService compiler = Executors
            .newSingleThreadExecutor(Thread.ofPlatform().daemon().name("limber-compiler").factory());
    private final PauseTransition pause = new PauseTransition(PAUSE);
    private final ReadOnlyBooleanWrapper on = new ReadOnlyBooleanWrapper(), edited = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<EditStatus> status = new ReadOnlyObjectWrapper<>(new EditStatus.Original());
    private final OutsideEditor outside;
    private final Consumer<Throwable> failed;
    private Edited file = new Edited("", "");
    private EditHistory history = new EditHistory();
    /// The gap that a lesson leaves, outside of which nothing is edited.
    private final ReadOnlyObjectWrapper<Optional<CodeGap>> gap = new ReadOnlyObjectWrapper<>(Optional.empty());
    /// The text that the scene runs, and whether a later one waits to be compiled.
    private String applied = "";
    private boolean waits;
    /// Whether the course cannot be shown with the text, and has gone back to the one before.
    private boolean rejected;
    /// The number of the newest work of the compiler: what an older one comes to, later, is dropped.
    private long newest;
    private boolean closed;

    /// @param machine opens a file with another program
    /// @param allowed whether code may be edited in this scene
    /// @param failed receives what nobody expects
    public CodeEditing(Playback playback, CodeReader reader, Wording words, Consumer<Path> machine,
            boolean allowed, Consumer<Throwable> failed) {
        this.failed = failed;
        outside = new OutsideEditor(this::typed, failed);
        this.machine = machine;
        this.playback = playback;
        this.reader = reader;
        differences = new Differences(playback, words);
        this.allowed = allowed;
        asking = playback.asking();
        pause.setOnFinished(_ -> compile());
        playback.follow(this::follow);
    }

    /// Whether a file is being edited.
    public ReadOnlyBooleanProperty on() {
        return on.getReadOnlyProperty();
    }

    /// Whether the scene runs code that the user has edited here.
    ReadOnlyBooleanProperty edited() {
        return edited.getReadOnlyProperty();
    }

    /// The text as it has been typed.
    public ReadOnlyStringProperty text() {
        return text.getReadOnlyProperty();
    }

    /// What has become of the text.
    public ReadOnlyObjectProperty<EditStatus> status() {
        return status.getReadOnlyProperty();
    }

    /// The text in the model.
    public String shipped() {
        return file.shipped();
    }

    /// The name of the file that is edited, such as `Distance.java`.
    public String name() {
        return file.name();
    }

    /// The edits of the text since its file was opened.
    public EditHistory history() {
        return history;
    }

    /// Whether code may be edited in this scene: a lesson's is its own.
    public boolean allowed() {
        return allowed;
    }

    /// Whether a phase comes from the file that is edited.
    public boolean holds(Class<?> phase) {
        return on.get() && path(phase).equals(file.path());
    }

    private static String path(Class<?> phase) {
        return ClassFiles.source(ClassFiles.original(phase));
    }

    /// Begins to edit the file of the shown operation, or ends it.
    ///
    /// @throws BadInput if it cannot be edited
    public void toggle() {
        if (on.get()) on.set(false);
        else if (gap.get().isPresent()) on.set(true);
        else if (!allowed) throw new BadInput("the code of a lesson stays as it is; a free scene would be right");
        else reader.operation().map(Operation::phase).ifPresent(this::edit);
    }

    /// The gap of the lesson's step; empty where there is none.
    public ReadOnlyObjectProperty<Optional<CodeGap>> gap() {
        return gap.getReadOnlyProperty();
    }

    /// Begins to edit the gap of a lesson's step. A code that cannot be compiled is shown and told of, and the scene
    /// runs what stands in the gap at first.
    ///
    /// @param code what stands in the gap now
    /// @param others kernels that the scene runs beside it
    public void begin(CodeGap gap, String code, List<Kernel> others) {
        end();
        this.gap.set(Optional.of(gap));
        Kernel first = gap.with(gap.start()), now = gap.with(code);
        history = new EditHistory();
        file = new Edited(gap.file(), first.text());
        applied = now.text();
        text.set(applied);
        waits = true;
        status.set(new EditStatus.Working());
        on.set(true);
        Edited of = file;
        compile(() -> {
            Optional<BadInput> refusal = refusal(of, now);
            if (refusal.isPresent()) refusal(of, first); // the scene is not to wait for it
            return refusal;
        }, refusal -> begun(refusal.isPresent() ? first : now, others, refusal));
    }

    /// Has something compiled. What comes of it is taken if nothing else has been asked for since, and an error that
    /// nobody expects is told: the text is refused then.
    private <T> void compile(Supplier<T> work, Consumer<T> done) {
        long mine = ++newest;
        Background.outcome(work, compiler, result -> {
            if (mine == newest && !closed) done.accept(result);
        }, e -> {
            if (closed) return;
            failed.accept(e);
            if (mine != newest) return;
            waits = false;
            asking.giveUp();
            refused(e.toString());
        });
    }

    private Optional<BadInput> refusal(Edited of, Kernel kernel) {
        try {
            JavaKernels.read(of.name(), kernel.text(), playback.model());
            return Optional.empty();
        } catch (BadInput e) {
            return Optional.of(e);
        }
    }

    private void begun(Kernel runs, List<Kernel> others, Optional<BadInput> refusal) {
        String typed = text.get();
        playback.gestures().code(p -> p.withKernels(others).with(runs));
        applied(runs.text());
        refusal.ifPresent(e -> {
            rejected = true;
            asking.giveUp();
            refused(e.getMessage());
        });
        if (!typed.equals(runs.text()) && refusal.isEmpty()) { // typed meanwhile
            waits = true;
            pause.playFromStart();
        }
    }

    /// Ends to edit the gap of a lesson's step.
    ///
    /// @param others kernels that the scene runs
    public void end(List<Kernel> others) {
        end();
        if (!others.isEmpty()) compile(() -> {
            others.forEach(k -> refusal(new Edited(k.file(), ""), k)); // compiled here, so that the scene need not wait
            return others;
        }, all -> playback.gestures().code(p -> p.withKernels(all)));
    }

    private void end() {
        newest++;
        pause.stop();
        asking.giveUp();
        outside.close();
        on.set(false);
        gap.set(Optional.empty());
        waits = false;
        rejected = false;
    }

    /// A file of the user's own is edited in the user's editor.
    private void edit(Phase phase) {
        if (phase instanceof SelfReporting)
            throw new BadInput("a log has no code that runs here; the source of the program "
                    + "that wrote it would be right");
        // the clock of a solver of the user's own is Limber's
        Stream.concat(Stream.of(phase), playback.model().running(playback.settings()).phases())
                .flatMap(p -> SolverFolder.file(p.getClass()).stream()).findFirst()
                .ifPresentOrElse(machine, () -> edit(phase.getClass()));
    }

    private void edit(Class<?> phase) {
        String shipped = JavaKernels.source(ClassFiles.original(phase).getNestHost());
        outside.close(); // what is saved there belongs to the file before
        if (!path(phase).equals(file.path()) || !shipped.equals(file.shipped())) history = new EditHistory();
        file = new Edited(path(phase), shipped);
        applied = playback.settings().kernel(file.path()).map(Kernel::text).orElse(shipped);
        text.set(applied);
        on.set(true);
        ran(applied);
        Edited of = file;
        // the first compiling loads the compiler
        compile(() -> refusal(of, new Kernel(of.path(), of.shipped())), _ -> {});
    }

    /// Takes a text, and compiles it once no other follows.
    public void typed(String now) {
        if (!on.get() || now.equals(text.get())) return;
        text.set(now);
        waits = true;
        rejected = false;
        asking.giveUp();
        status.set(new EditStatus.Working()); // what was said is of the text before
        pause.playFromStart();
    }

    /// Puts the model's own file back.
    public void original() {
        typed(file.shipped());
        pause.stop();
        compile();
    }

    /// Opens the text in another program, in a file of its own, and takes what is saved there.
    ///
    /// @param opened receives the file, later
    public void outside(Consumer<Path> opened) {
        outside.open(file.name(), text.get(), written -> {
            machine.accept(written);
            opened.accept(written);
        });
    }

    /// Goes to the first operation that differs from the original.
    public void goToDifference() {
        if (status.get() instanceof EditStatus.Runs runs) runs.first().ifPresent(differences::go);
    }

    /// The first difference in words; empty where there is none.
    public Optional<String> said(EditStatus.Runs runs) {
        return runs.first().map(d -> differences.said(d, gap.get().isPresent() ? "edit.gap.said" : "edit.first.said"));
    }

    private void compile() {
        String wanted = text.get();
        Edited of = file;
        if (gap.get().isEmpty() && wanted.equals(of.shipped())) {
            newest++;
            playback.gestures().code(p -> p.withoutKernel(of.path()));
            applied(wanted);
            return;
        }
        compile(() -> read(of, wanted), read -> {
            if (!wanted.equals(text.get())) return; // typed meanwhile
            read.kernel().ifPresent(kernel -> {
                playback.gestures().code(p -> p.with(kernel));
                applied(wanted);
            });
            read.refusal().ifPresent(why -> {
                waits = false;
                asking.giveUp();
                refused(why);
            });
        });
    }

    /// What has become of a text: one of the two.
    private record Read(Optional<Kernel> kernel, Optional<String> refusal) {}

    private Read read(Edited of, String wanted) {
        try {
            Kernel kernel = JavaKernels.read(of.name(), wanted, playback.model());
            if (kernel.file().equals(of.path())) return new Read(Optional.of(kernel), Optional.empty());
            return new Read(Optional.empty(), Optional
                    .of("it is the source of another file; that of " + of.name() + " would be right"));
        } catch (BadInput e) {
            return new Read(Optional.empty(), Optional.of(e.getMessage()));
        }
    }

    private void refused(String why) {
        Matcher place = PLACE.matcher(why);
        status.set(place.matches() ? new EditStatus.Refused(Integer.parseInt(place.group(1)), place.group(2))
                : new EditStatus.Refused(0, why));
    }

    private void applied(String now) {
        applied = now;
        waits = false;
        ran(now);
    }

    /// Looks for the first difference that a text makes that runs.
    private void ran(String now) {
        edited.set(!playback.settings().kernels().isEmpty());
        if (gap.get().isPresent() || !now.equals(file.shipped())) look();
        else {
            asking.giveUp();
            status.set(new EditStatus.Original());
        }
    }

    private void look() {
        status.set(new EditStatus.Working());
        int frames = Math.max(1, playback.furthest());
        var found = new AtomicReference<Optional<FirstDifference>>(Optional.empty());
        var why = new AtomicReference<Optional<Throwable>>(Optional.empty());
        asking.ask((run, given) -> {
            try {
                found.set(FirstDifference.of(run, Variant.original(), frames, given));
            } catch (RuntimeException | Error e) { // told where it is shown
                why.set(Optional.of(e));
            }
        }, () -> why.get().ifPresentOrElse(this::unfinished,
                () -> status.set(new EditStatus.Runs(frames, found.get()))));
    }

    private void unfinished(Throwable why) {
        if (why instanceof OperationFailure e) {
            failing(e);
            return;
        }
        failed.accept(why);
        refused(why instanceof BadInput ? why.getMessage() : why.toString());
    }

    /// Takes what undo, a preset or a moment has brought, and tells why an operation fails.
    private void follow(Picture now) {
        if (!on.get()) return;
        String runs = now.settings().kernel(file.path()).map(Kernel::text).orElse(file.shipped());
        if (!waits && !rejected && !runs.equals(applied)) {
            text.set(runs);
            applied(runs);
        }
        if (!waits) now.failing().ifPresent(e -> {
            asking.giveUp();
            failing(e);
        });
    }

    private void failing(OperationFailure e) {
        status.set(new EditStatus.Refused(e.line(), e.why()));
    }

    /// Tells why a course cannot be shown, as where the surface cannot be made; the text stays.
    ///
    /// @return whether it is because of the text
    boolean failed(Throwable why) {
        if (!on.get() || !(why instanceof OperationFailure e)) return false;
        rejected = true;
        asking.giveUp();
        failing(e);
        return true;
    }

    @Override public void close() {
        closed = true;
        pause.stop();
        compiler.shutdownNow();
        outside.close();
    }
}
