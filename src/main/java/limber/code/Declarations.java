package limber.code;

import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Loop;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.model.Action;
import limber.engine.model.ElementKind;
import limber.engine.model.Field;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;

/// Checks of what a user's solver declares, before anything of it runs: a value that no user could set, a name that
/// stands for two things, a channel that cannot be drawn.
record Declarations(Model model) {
    /// What a word of the command line can be: `--set NAME=VALUE`, `plot NAME`.
    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_:.-]{0,59}");

    /// The channels that can hold the corners of a skin; see `limber.mesh.Skin`.
    private static final List<String> SKIN = List.of("vertices", "placed");

    /// @throws BadInput with the first fault
    void check() {
        names("parameter", model.parameters().stream().map(Parameter::name));
        model.parameters().forEach(this::parameter);
        names("measure", model.measures().stream().map(Measure::name));
        names("action", model.actions().stream().map(Action::name));
        model.actions().forEach(a -> a.arguments().forEach(this::parameter));
        List<Preset> presets = model.presets();
        names("preset", presets.stream().map(Preset::name));
        scene(model.defaults());
        for (Preset preset : presets) {
            if (preset.frame() < 0) throw new BadInput("the preset " + preset.name() + " is shown at frame "
                    + preset.frame() + "; one from 0 would be right");
            BadInput.within("the preset " + preset.name(), () -> scene(preset.settings()));
        }
    }

    private static void names(String of, Stream<String> names) {
        var seen = new HashSet<String>();
        names.forEach(name -> {
            if (!NAME.matcher(name).matches()) throw new BadInput("'" + BadInput.brief(name) + "' is no name of a " + of
                    + "; a word such as " + (of.equals("preset") ? "first" : "stiffness") + " would be right");
            if (!seen.add(name)) throw new BadInput("two of one name, the " + of + " " + name
                    + "; a name of its own for each would be right");
        });
    }

    private <T> void parameter(Parameter<T> p) {
        Range range = p.range();
        if (!(range.min() <= range.max())) throw new BadInput("the parameter " + p.name() + " has the range " + range
                + ", in which nothing lies; the smaller number first would be right");
        try {
            p.read(p.write(p.initial()));
        } catch (BadInput e) {
            throw new BadInput("the default of a parameter is none that can be set: " + e.getMessage()
                    + "; a default within its range would be right");
        }
    }

    /// The scene that some settings make.
    private void scene(Settings p) {
        p.parameters().forEach(each -> value(p, each));
        model.check(p);
        State s = model.initial(p);
        names("channel", s.channels().stream().map(Channel::name).map(name -> name.replace(' ', '-')));
        skin(s);
        if (s.channel(model.subject().name()).filter(c -> c == model.subject()).isEmpty())
            throw new BadInput("subject is the channel " + model.subject().name()
                    + ", which the state does not have; one of its channels would be right");
        model.schedule(p).loops().map(Loop::name).filter(n -> !NAME.matcher(n).matches()).findFirst().ifPresent(n -> {
            throw new BadInput("'" + BadInput.brief(n) + "' is no name of a loop; one such as sweep would be right");
        });
        List<ElementKind> kinds = model.kinds(p);
        names("kind of elements", kinds.stream().map(k -> k.of().replace(' ', '-')));
        kinds.forEach(kind -> kind(kind, s));
        kinds.forEach(kind -> look(kind, p, s));
        model.fields().forEach(field -> field(field, s));
        List<Handle> handles = model.handles(p);
        names("handle", handles.stream().map(Handle::name));
        handles.forEach(handle -> handle(handle, s));
        time(s, p);
    }

    private static <T> void value(Settings p, Parameter<T> parameter) {
        parameter.read(parameter.write(p.get(parameter)));
    }

    private static void skin(State s) {
        int triangles = s.triangles().length / 3;
        if (triangles > 0 && SKIN.stream().allMatch(c -> s.channel(c).isEmpty()))
            throw new BadInput("State.of has " + triangles
                    + " as its second argument, the number of triangles of a skin, and no channel "
                    + SKIN.getFirst() + " for their corners; 0 would be right for a solver without a skin");
    }

    private static void kind(ElementKind kind, State s) {
        Channel points = kind.points();
        if (!s.channels().contains(points)) throw new BadInput("the kind " + kind.of() + " has its points in "
                + points.name() + ", which the state does not have; one of its channels would be right");
        if (points.width() != 3 || points.whole()) throw new BadInput("the kind " + kind.of() + " has its points in "
                + points.name() + ", which has " + points.width() + (points.whole() ? " whole" : "")
                + " numbers for each; a channel of three doubles, x, y and z, would be right");
        int n = s.elements(points), corners = kind.shape().corners();
        if (kind.corners() instanceof ElementKind.Corners.Grid(int columns) && (columns < 2 || n % columns > 0))
            throw new BadInput("the kind " + kind.of() + " is a grid of " + n + " points in rows of " + columns
                    + "; whole rows of at least 2 would be right");
        int count = kind.count(s);
        if (kind.corners() instanceof ElementKind.Corners.Listed(Channel indices)) {
            if (!s.channels().contains(indices) || !indices.whole() || indices.width() != corners)
                throw new BadInput("the kind " + kind.of() + " has its corners in " + indices.name()
                        + "; a channel of whole numbers of the state, " + corners
                        + " for each element, would be right");
            count = s.elements(indices);
        }
        for (int e = 0; e < count; e++)
            for (int k = 0; k < corners; k++) {
                int corner = kind.corner(s, e, k);
                if (corner < 0 || corner >= n) throw new BadInput("the " + kind.of() + " " + e + " has corner " + corner
                        + ", and there are the points 0.." + (n - 1) + " in " + points.name()
                        + "; one of them would be right");
            }
    }

    private void look(ElementKind kind, Settings p, State s) {
        kind.look().radii().ifPresent(radii -> {
            if (!s.channels().contains(radii) || radii.width() != 1 || radii.whole()
                    || s.elements(radii) != kind.count(s))
                throw new BadInput("the kind " + kind.of() + " has its radii in " + radii.name()
                        + "; a channel of the state with one number for each element would be right");
        });
        kind.look().measure().ifPresent(name -> {
            Measure measure = model.measure(name).orElseThrow(() -> new BadInput("the kind " + kind.of()
                    + " has the colours of " + name + ", which is no measure; "
                    + DidYouMean.hint(name, model.measures().stream().map(Measure::name).toList())));
            if (!kind.solid()) throw new BadInput("the kind " + kind.of() + " has the colours of " + name
                    + " and no radius; points or edges with a radius, or faces, would be right");
            int n = measure.read(p, s).length;
            boolean ofPoints = kind.shape() == ElementKind.Shape.FACE && n == s.elements(kind.points());
            if (n != kind.count(s) && !ofPoints) throw new BadInput("the kind " + kind.of() + " has the colours of "
                    + name + ", which has " + n + " numbers; one for each element would be right");
        });
    }

    private static void field(Field field, State s) {
        Channel c = field.values();
        if (!s.channels().contains(c) || c.width() != 1 || c.whole())
            throw new BadInput("the field " + c.name() + " is no channel of one number in the state");
        if (field.columns() < 1 || s.elements(c) % field.columns() > 0)
            throw new BadInput("the field " + c.name() + " has " + s.elements(c) + " numbers in rows of "
                    + field.columns() + "; whole rows would be right");
    }

    private static void handle(Handle handle, State s) {
        Channel c = handle.channel();
        if (!s.channels().contains(c) || c.whole() || c.width() != 3 || handle.element() < 0 || !handle.in(s))
            throw new BadInput("the handle " + handle.name() + " is element " + handle.element() + " of " + c.name()
                    + "; an element of a channel of x, y and z would be right");
    }

    private void time(State s, Settings p) {
        if (model.clock().isPresent() && s.channel(Clock.CHANNEL.name()).isEmpty())
            throw new BadInput("a clock needs the channel " + Clock.CHANNEL.name()
                    + " in the state; sizes.put(Clock.CHANNEL, Clock.SIZE) in initial would be right");
        double seconds = model.frameSeconds(p);
        if (!(seconds > 0 && seconds < Double.POSITIVE_INFINITY)) throw new BadInput("frameSeconds is "
                + seconds + "; a time above 0 would be right");
        model.time(s);
    }
}
