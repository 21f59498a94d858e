package limber.moment;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import limber.ask.Stop;
import limber.engine.model.Action;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.run.Branch;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.input.Goto;
import limber.input.SourcePosition;
import limber.lesson.source.Link;

/// A moment of a run: the scene, what was done to it, and the operation at which it stands. Two moments that mean the
/// same are equal, however they were written.
///
/// @param version of the Limber that wrote it; empty if it is not known
/// @param preset the name of the preset that its settings differ from; empty for the model's defaults
/// @param settings at frame 0
/// @param inputs in order of frames
/// @param stops where play halts, those that are off too
/// @param entries the other methods of the scene
/// @param recording empty for a moment alone
public record Moment(String version, Model model, String preset, Settings settings, List<Input> inputs, Goto at,
        List<Stop> stops, MomentView view, Entries entries, Optional<Recording> recording) {
    /// The number of the format.
    public static final int FORMAT = 1;
    /// The ending of its files.
    public static final String ENDING = Link.MOMENT;
    /// The most stops that one may hold.
    public static final int MOST_STOPS = 100;

    private static final SourcePosition HERE = new SourcePosition("at", 1, 1);

    public Moment {
        Settings start = settings;
        Model of = model;
        inputs = inputs.stream().map(i -> plain(i, of, start)).toList();
        at = at.at(HERE);
        stops = List.copyOf(stops);
    }

    /// The moment at which a run stands, told from the preset that is most like it.
    public static Moment of(Run run) {
        return of(run.model(), run.branch(), Goto.of(run, HERE));
    }

    /// A moment of a course, told from the preset that is most like it.
    public static Moment of(Model model, Branch b, Goto at) {
        String preset = Preset.nearest(model, b.settings(), _ -> true).map(Preset::name).orElse("");
        return new Moment(thisVersion(), model, preset, b.settings(), b.inputs(), at, List.of(), MomentView.NONE,
                Entries.NONE, Optional.empty());
    }

    /// The version of the Limber that runs; empty where it does not run from its jar.
    public static String thisVersion() {
        return Optional.ofNullable(Moment.class.getPackage().getImplementationVersion()).orElse("");
    }

    /// Whether another version of Limber wrote it; false where one of the two is not known.
    public boolean ofAnotherVersion() {
        return !version.isEmpty() && !thisVersion().isEmpty() && !version.equals(thisVersion());
    }

    /// The settings of its preset.
    public Settings base() {
        return model.presets().stream().filter(p -> p.name().equals(preset)).findFirst().map(Preset::settings)
                .orElseGet(model::defaults);
    }

    /// The last frame that belongs to it.
    public int frames() {
        return recording.map(Recording::frames).orElse(at.frame());
    }

    /// A run of it, at frame 0.
    ///
    /// @throws limber.engine.text.BadInput if the model refuses an input
    public Run run() {
        var timeline = new Timeline(model);
        return new Run(timeline, timeline.root(settings, inputs));
    }

    /// The same, told from another preset.
    ///
    /// @param other its name; empty for the defaults
    public Moment of(String other) {
        return new Moment(version, model, other, settings, inputs, at, stops, view, entries, recording);
    }

    public Moment with(Goto place) {
        return new Moment(version, model, preset, settings, inputs, place, stops, view, entries, recording);
    }

    public Moment with(MomentView seen) {
        return new Moment(version, model, preset, settings, inputs, at, stops, seen, entries, recording);
    }

    public Moment with(Recording recorded) {
        return new Moment(version, model, preset, settings, inputs, at, stops, view, entries, Optional.of(recorded));
    }

    public Moment with(Entries others) {
        return new Moment(version, model, preset, settings, inputs, at, stops, view, others, recording);
    }

    public Moment withStops(List<Stop> halts) {
        return new Moment(version, model, preset, settings, inputs, at, halts, view, entries, recording);
    }

    /// An input whose value is written as the parameter writes it, with arguments that the action has.
    private static Input plain(Input input, Model model, Settings start) {
        return switch (input) {
            case Input.Set set ->
                    new Input.Set(set.frame(), set.parameter(), plain(start.parameter(set.parameter()), set.value()));
            case Input.Move move -> move;
            case Input.Act act -> new Input.Act(act.frame(), act.action(), declared(act, model));
        };
    }

    private static <T> String plain(Parameter<T> p, String text) {
        return p.write(p.read(text));
    }

    private static Map<String, Object> declared(Input.Act act, Model model) {
        Stream<Action> actions = model.actions().stream().filter(a -> a.name().equals(act.action()));
        var arguments = new LinkedHashMap<String, Object>();
        actions.flatMap(a -> a.arguments().stream()).map(Parameter::name).filter(act.arguments()::containsKey)
                .forEach(name -> arguments.put(name, act.arguments().get(name)));
        return arguments;
    }
}
