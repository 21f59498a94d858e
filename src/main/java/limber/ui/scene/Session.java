package limber.ui.scene;

import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.SetChangeListener;
import javafx.util.Subscription;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.run.Operations;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.expression.PlottedExpression;
import limber.presentation.camera.FramedScenes;
import limber.presentation.camera.SceneBounds;
import limber.presentation.code.CodeReader;
import limber.presentation.panes.Findings;
import limber.presentation.panes.InfluenceCurves;
import limber.presentation.panes.LedgerBars;
import limber.presentation.panes.LedgerKeeper;
import limber.presentation.panes.LedgerNames;
import limber.presentation.panes.Questions;
import limber.presentation.play.Asking;
import limber.presentation.play.Playback;
import limber.presentation.plots.Plotting;
import limber.presentation.scene.PlayedView;
import limber.presentation.scene.SceneMethods;
import limber.presentation.view.Description;
import limber.presentation.view.ShownLayers;
import limber.presentation.view.SpokenScene;
import limber.presentation.words.Wording;
import limber.ui.controls.Background;
import limber.ui.controls.FileDialog;
import limber.ui.controls.FxLater;
import limber.ui.interaction.SceneInput;
import limber.ui.sound.SoundLine;
import limber.ui.viewport.Viewport;

/// The session of a model's free scene. It outlives the views, which are rebuilt when the language changes.
public final class Session implements AutoCloseable {
    private final Model model;
    private final Wording wording;
    private final Playback playback;
    private final Viewport viewport;
    private final PlayedView played;
    private final SceneInput sceneInput;
    private final CodeReader reader;
    private final Plotting plotting;
    private final Comparison comparison;
    private final CodeEditing editing;
    private final SpokenScene spoken;
    private final Findings findings;
    private final StringProperty soughtParameter = new SimpleStringProperty("");
    private final Questions questions;
    private final Sweeps sweeps;
    private final LedgerKeeper ledger;
    private final OtherNumbers otherNumbers;
    private final SceneMethods methods;
    private final Asking exporting;
    private final FileDialog files;
    private final InfluenceCurves influences = new InfluenceCurves();
    private final NumbersChoice numbers = new NumbersChoice();
    private final ObjectProperty<ResourceBundle> spokenIn;
    private final Consumer<String> say;
    private final Consumer<Throwable> failed;
    private final ReadOnlyBooleanWrapper lanes = new ReadOnlyBooleanWrapper();
    /// Whether it plays once its first picture has come.
    private boolean playsAtFirst;
    private Runnable home = this::fromPreset, openPlots = this::wantPlots;
    private boolean plotsWanted;
    private boolean left, hidden;
    /// The number of the newest request for bounds; answers to older ones are dropped.
    private long framing, fitted;
    /// The settings whose bounds are in view, or are being computed; null before the first.
    private Settings framed;

    /// @param free whether it is a free scene, which moves at once; otherwise a lesson controls it
    /// @param options of its view
    /// @param files asks for a file
    /// @param say shows a message in the status line
    /// @param failed receives refusals and unexpected errors
    public Session(Model model, ResourceBundle ui, ViewOptions options, FileDialog files,
            Consumer<String> say, Consumer<Throwable> failed, boolean free) {
        playsAtFirst = free;
        this.model = model;
        this.say = say;
        this.failed = failed;
        wording = new Wording(model, ui);
        spokenIn = new SimpleObjectProperty<>(ui);
        playback = new Playback(FxLater.THREAD, model, model.firstScene().preset().settings(), this::failed);
        viewport = new Viewport(model, wording::get,
                free ? ShownLayers.of(model.firstScene()) : new ShownLayers(model.overlaysAtFirst()));
        played = new PlayedView(playback, viewport.scene(), Runnable::run);
        spoken = new SpokenScene(wording.get("viewport"), new SpokenView(viewport));
        reader = new CodeReader(playback);
        findings = new Findings(playback);
        questions = new Questions(playback);
        sweeps = new Sweeps(playback);
        ledger = new LedgerKeeper(playback);
        new LedgerBars(playback, ledger, new LedgerNames(model, wording), viewport.showing());
        exporting = playback.asking();
        this.files = files;
        sceneInput = new SceneInput(playback, viewport, wording, files, say, failed, this::frame, this::again);
        comparison = new Comparison(playback, viewport, wording, this::frame, this::sideFailed);
        otherNumbers = new OtherNumbers(playback, viewport, this::alone, this::preset);
        methods = new SceneMethods(playback, played, wording, this::single, this::frame);
        comparison.now().subscribe(now -> {
            if (now.isPresent()) compared(); // the scene has one second side, or several methods
        });
        editing = new CodeEditing(playback, reader, wording, files::show, free, failed);
        editing.edited().subscribe((_, on) -> {
            if (!on || otherNumbers.now().get().isEmpty()) comparison.original(on);
        });
        plotting = new Plotting(playback, Bindings.createObjectBinding(this::sides, comparison.names(),
                otherNumbers.now(), spokenIn));
        playback.tools().addListener((_, _, now) -> new ToolReaders(playback, plotting).changed(now));
        sceneInput.tools().onPlot(this::plot);
        viewport.showing().motion().bind(options.motion());
        viewport.showing().smooth().bind(Bindings.createBooleanBinding(
                () -> !(options.fast().getValue() && playback.playing().get()), options.fast(), playback.playing()));
        playback.panes().sparse().bind(options.fast());
        viewport.showing().names().addListener((SetChangeListener<String>) _ -> describe());
        playback.picture().addListener((_, before, now) -> arrived(before, now));
        playback.playing().addListener((_, _, _) -> describe());
    }

    public Model model() {
        return model;
    }

    /// Stops it, also if its first picture is still to come.
    void stop() {
        playsAtFirst = false;
        playback.playing().set(false);
    }

    public Wording wording() {
        return wording;
    }

    public Playback playback() {
        return playback;
    }

    public Viewport viewport() {
        return viewport;
    }

    /// The same view, and what is played in it.
    public PlayedView played() {
        return played;
    }

    /// The input of the user; keys and files come through the window.
    public SceneInput sceneInput() {
        return sceneInput;
    }

    /// The state of its code pane.
    public CodeReader reader() {
        return reader;
    }

    /// Whether its settings model two threads.
    public ReadOnlyBooleanProperty lanes() {
        return lanes.getReadOnlyProperty();
    }

    /// The plot.
    public Plotting plotting() {
        return plotting;
    }

    /// The comparison.
    public Comparison comparison() {
        return comparison;
    }

    /// The source file that is edited.
    public CodeEditing editing() {
        return editing;
    }

    /// The selection of the numbers pane.
    public NumbersChoice numbers() {
        return numbers;
    }

    /// How far the numbers of an element came, now and before.
    public InfluenceCurves influences() {
        return influences;
    }

    /// What is searched for among its parameters; empty for all of them.
    public StringProperty soughtParameter() {
        return soughtParameter;
    }

    /// What has been searched for and found.
    public Findings findings() {
        return findings;
    }

    /// The number whose reason is asked for.
    public Questions questions() {
        return questions;
    }

    /// Whether it is known what operations read: a log does not tell it.
    public boolean readsKnown() {
        return Operations.readsKnown(model.schedule(model.defaults()));
    }

    /// The sweep over parameters, and its results.
    public Sweeps sweeps() {
        return sweeps;
    }

    /// Its ledger of energy and momentum.
    public LedgerKeeper ledger() {
        return ledger;
    }

    /// The numbers of another program that lie over it.
    public OtherNumbers otherNumbers() {
        return otherNumbers;
    }

    /// The export that is under way, if one is.
    public Asking exporting() {
        return exporting;
    }

    /// The dialog that asks for a file.
    public FileDialog files() {
        return files;
    }

    public Consumer<String> say() {
        return say;
    }

    public Consumer<Throwable> failed() {
        return failed;
    }

    /// Several methods of the scene, side by side or one over the other.
    public SceneMethods methods() {
        return methods;
    }

    /// Ends what stands beside the scene, but for the numbers of another program.
    private void alone() {
        comparison.clear();
        methods.close();
    }

    /// Ends what stands beside the scene, but for other methods.
    private void single() {
        comparison.clear();
        otherNumbers.close();
    }

    /// Ends what stands beside the scene, but for a comparison.
    private void compared() {
        otherNumbers.close();
        methods.close();
    }

    private void failed(Throwable why) {
        if (!editing.failed(why)) failed.accept(why);
    }

    /// Shows the plots, or does so once there is a pane of them.
    public void showPlots() {
        openPlots.run();
    }

    private void wantPlots() {
        plotsWanted = true;
    }

    /// Calls this when the plots are to be shown, such as a reading of a tool, until the subscription ends.
    ///
    /// @param open opens the pane of plots
    public Subscription onPlotted(Runnable open) {
        openPlots = open;
        if (plotsWanted) open.run();
        plotsWanted = false;
        return () -> {
            if (openPlots == open) openPlots = this::wantPlots; // another view may have come in its place
        };
    }

    /// Plots the reading of a tool, shows the plot, and says so.
    private void plot(String name) {
        boolean plotted = plotting.add(PlottedExpression.measure(name, model, playback.tools().get()));
        if (plotted) openPlots.run();
        say.accept(plotted ? wording.get("tool.plotted").formatted(name)
                : wording.get("plot.expression.full").formatted(Plotting.MOST));
    }

    /// What plots call the two sides, where there are two.
    private Optional<Plotting.Names> sides() {
        return comparison.names().get().or(() -> otherNumbers.name()
                .map(file -> new Plotting.Names(wording.get("judge.here"), file)));
    }

    private void sideFailed(Throwable why) {
        compared();
        failed.accept(why);
    }

    private void arrived(Picture before, Picture now) {
        if (before != null && !before.cursor().equals(now.cursor())) spoken.news("");
        if (before == null || before.settings() != now.settings()) {
            lanes.set(model.lanes(now.settings()).isPresent());
            plotting.settle(now.settings());
        }
        if (before == null) {
            if (playsAtFirst) playback.playing().set(true);
            frame(now.settings());
        } else if (SceneBounds.another(before.settings(), now.settings())) frame(now.settings());
        if (!playback.playing().get() || viewport.showing().names().contains(ShownLayers.IN_WORDS)) describe(now);
        now.divergence().ifPresent(d -> say.accept(wording.flewApart(d)));
    }

    /// Speaks another language.
    public void speak(ResourceBundle other) {
        wording.speak(other);
        spokenIn.set(other);
        viewport.speak();
        describe();
    }

    private void describe() {
        if (playback.picture().get() != null) describe(playback.picture().get());
    }

    private void describe(Picture now) {
        String said = new Description(model, wording).of(now);
        spoken.description(said, !playback.playing().get());
        viewport.showing().inWords().set(said);
    }

    /// Sounds the first plotted measure while it is switched on, until the subscription ends.
    ///
    /// @param on switched off again where the machine has no sound
    /// @param lines opens the line to the loudspeaker
    public Subscription sound(BooleanProperty on, SoundLine.Source lines) {
        return new MeasureTone(playback, plotting, wording, () -> !hidden, say, lines).follow(on);
    }

    /// Reads a line aloud with the view, until the scene moves on.
    public void news(String line) {
        spoken.news(line);
    }

    /// The last and the next operation, read aloud with the view.
    ///
    /// @param line empty for none
    public void operation(String line) {
        spoken.operation(line);
    }

    public void preset(Preset preset) {
        preset(preset, () -> {});
    }

    private void preset(Preset preset, Runnable then) {
        methods.close();
        soughtParameter.set(""); // it was sought in another scene
        sceneInput.guarded(() -> {
            playback.gestures().restart(preset.settings());
            frame(preset.settings());
            then.run();
        });
    }

    /// Sets the reset action and the action that turns pages.
    ///
    /// @param pages turns that many pages; returns whether there are any
    public void home(Runnable again, IntPredicate pages) {
        home = again;
        sceneInput.pages(pages);
    }

    /// Goes on where the scene of another version of its solver is, as far as this one has that place.
    public void takeOver(Session other) {
        new SceneReload(this).from(other).ifPresent(playing -> playsAtFirst = playing);
    }

    /// Resets the scene.
    public void again() {
        methods.opened().ifPresentOrElse(m -> {
            new SceneMoments(this).show(m);
            playback.playing().set(true);
        }, home);
    }

    private void fromPreset() {
        viewport.showing().again();
        sceneInput.tools().clear();
        comparison.clear();
        otherNumbers.close();
        preset(model.firstScene().preset());
        playback.playing().set(true);
    }

    /// Fits the scene into view that a step of a lesson has begun, unless that scene is there already.
    public void begun() {
        soughtParameter.set("");
        Settings now = playback.settings();
        if (!now.equals(framed)) frame(now);
    }

    /// Computes the scene's bounds on another thread and fits them into view.
    private void frame(Settings settings) {
        framed = settings;
        long number = ++framing;
        var scenes = FramedScenes.of(model, settings, comparison.beside(settings), methods.setUp());
        Background.outcome(scenes::bounds, reach -> {
            if (number != framing) return;
            viewport.reach(reach);
            fitted = number;
        }, failed);
    }

    /// Whether the scene has been fitted into view since it changed last, for tests.
    public boolean fitted() {
        return fitted == framing;
    }

    /// Whether it plays, or will once it is shown.
    boolean plays() {
        return hidden ? left : playback.playing().get();
    }

    /// Pauses the scene while it is hidden, and resumes it when it is shown again.
    public void shown(boolean on) {
        if (on != hidden) return;
        hidden = !on;
        if (!on) {
            left = playback.playing().get();
            sceneInput.letGo();
        }
        playback.playing().set(on && left);
        if (!on) playback.shrink();
    }

    @Override public void close() {
        compared();
        editing.close();
        played.close();
        viewport.close();
        playback.close();
    }
}
