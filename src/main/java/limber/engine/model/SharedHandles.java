package limber.engine.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Channel;
import limber.engine.Element;
import limber.engine.State;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;

/// The inputs of one scene as those of another: one gesture moves what both have.
///
/// - A handle is the one of the same name, or else the one at the same place at frame 0. Handles in a row have the same
///   name only if there are equally many.
/// - A grabbed particle is the one of the same number where both have equally many, or else the one that is nearest at
///   frame 0. It is moved by as much, so that it keeps its distance from the hand.
/// - A setting is the one of the same name if both had the same value at frame 0.
/// - An action is the one of the same name.
///
/// Everything else is left out.
public final class SharedHandles {
    /// The largest distance of two handles at the same place, and of two particles, as shares of the scene.
    private static final double SAME = 0.01, NEAR = 0.25;

    /// @param inputs what the other scene gets, in order of frames
    /// @param left what it does not get
    public record Shared(List<Input> inputs, List<Input> left) {}

    /// @param handle its name in the other scene
    /// @param offset from the hand, m
    private record Target(String handle, Vec offset) {}

    private final Entry from, to;
    private final State first, second;
    private final double extent;
    private final Map<String, Optional<Target>> targets = new HashMap<>();

    /// @param from the scene that inputs are made for
    /// @param to the scene that gets them
    public SharedHandles(Entry from, Entry to) {
        this.from = from;
        this.to = to;
        first = from.start();
        second = to.start();
        extent = Math.max(Box.around(first.of(from.model().subject())).diagonal(),
                Box.around(second.of(to.model().subject())).diagonal());
    }

    /// The inputs that the other scene gets, and those that it does not.
    public Shared of(List<Input> inputs) {
        var shared = new ArrayList<Input>();
        var left = new ArrayList<Input>();
        for (Input input : inputs) of(input).ifPresentOrElse(shared::add, () -> left.add(input));
        return new Shared(shared, left);
    }

    private Optional<Input> of(Input input) {
        return switch (input) {
            case Input.Set set -> Optional.<Input>of(set).filter(_ -> shares(set.parameter(), set.value())
                    && (set.frame() == 1 || !to.settings().parameter(set.parameter()).restarts()));
            case Input.Move move -> target(move.handle())
                    .map(t -> new Input.Move(move.frame(), t.handle, move.to().plus(t.offset)));
            case Input.Act act -> act.action().equals(Input.RELEASE) ? release(act)
                    : Optional.<Input>of(act).filter(_ -> from.model().name().equals(to.model().name())
                            || declares(act));
        };
    }

    /// Whether a parameter had the same value in both and may take another one.
    private boolean shares(String name, String value) {
        Optional<Parameter<?>> own = parameter(to.settings(), name);
        if (own.isEmpty() || !to.settings().text(own.get()).equals(from.settings().text(from.settings()
                .parameter(name))))
            return false;
        try {
            to.settings().with(name, value);
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    private static Optional<Parameter<?>> parameter(Settings p, String name) {
        return p.parameters().stream().filter(q -> q.name().equals(name)).<Parameter<?>>map(q -> q).findFirst();
    }

    private boolean declares(Input.Act act) {
        return to.model().actions().stream().filter(a -> a.name().equals(act.action()))
                .anyMatch(a -> a.arguments().stream().map(Parameter::name).toList()
                        .containsAll(act.arguments().keySet()));
    }

    private Optional<Input> release(Input.Act act) {
        if (!(act.arguments().get(Element.PARTICLE) instanceof Integer index)) return Optional.empty();
        return target(Element.particle(index).handleName()).flatMap(t -> Element.ofHandle(t.handle))
                .map(e -> new Input.Act(act.frame(), act.action(), Map.of(Element.PARTICLE, e.index())));
    }

    private Optional<Target> target(String handle) {
        return targets.computeIfAbsent(handle, this::find);
    }

    private Optional<Target> find(String name) {
        Optional<Element> grabbed = Element.ofHandle(name).filter(Element::isParticle);
        if (grabbed.isPresent()) return particle(grabbed.get().index());
        List<Handle> all = to.model().handles(to.settings()), own = from.model().handles(from.settings());
        Optional<Handle> same = all.stream().filter(h -> h.name().equals(name))
                .filter(h -> h.number().isEmpty() || row(h, all) == row(h, own)).findFirst();
        return same.or(() -> handle(name).flatMap(h -> near(h.at(first), all)))
                .map(h -> new Target(h.name(), Vec.ZERO));
    }

    /// How many handles are in the row of one.
    private static long row(Handle one, List<Handle> all) {
        return all.stream().filter(h -> h.word().equals(one.word())).count();
    }

    private Optional<Handle> handle(String name) {
        return from.model().handles(from.settings()).stream().filter(h -> h.name().equals(name)).findFirst();
    }

    private Optional<Handle> near(Vec at, List<Handle> all) {
        return all.stream().filter(h -> h.in(second)).min(Comparator.comparingDouble(h -> h.at(second).distance(at)))
                .filter(h -> h.at(second).distance(at) <= SAME * extent);
    }

    private Optional<Target> particle(int index) {
        Optional<Channel> ours = from.model().grabbable(), theirs = to.model().grabbable();
        if (ours.isEmpty() || theirs.isEmpty()) return Optional.empty();
        double[] a = first.of(ours.get()), b = second.of(theirs.get());
        if (3 * index + 2 >= a.length) return Optional.empty();
        if (a.length == b.length) return Optional.of(new Target(Element.particle(index).handleName(), Vec.ZERO));
        Vec at = Vec.of(a, index);
        int best = 0;
        for (int i = 1; i < b.length / 3; i++)
            if (Vec.of(b, i).distance(at) < Vec.of(b, best).distance(at)) best = i;
        Vec offset = Vec.of(b, best).minus(at);
        return offset.length() > NEAR * extent ? Optional.empty()
                : Optional.of(new Target(Element.particle(best).handleName(), offset));
    }

    /// The other scene after this one has been edited at frame 0: values that both had are the same again, and handles
    /// that were placed elsewhere are moved there in frame 1.
    ///
    /// @param now the settings of this scene
    /// @throws BadInput if the other scene cannot have those values
    public Entry follow(Settings now) {
        Settings p = to.settings();
        for (String name : from.settings().differences(now)) {
            String value = now.text(now.parameter(name));
            if (shares(name, value)) p = p.with(name, value);
        }
        return placed(new Entry(to.model(), p, to.inputs()), from.with(now));
    }

    private Entry placed(Entry follower, Entry leader) {
        State then = leader.start(), own = follower.start();
        Settings p = follower.settings();
        var moves = new LinkedHashMap<String, Vec>();
        for (Handle h : leader.model().handles(leader.settings())) {
            Optional<Vec> before = handle(h.name()).map(old -> old.at(first));
            if (before.isEmpty() || before.get().equals(h.at(then))) continue;
            Optional<Handle> theirs = target(h.name()).flatMap(t -> follower.model().handles(follower.settings())
                    .stream().filter(o -> o.name().equals(t.handle)).findFirst());
            if (theirs.isEmpty() || theirs.get().at(own).equals(h.at(then))) continue;
            if (theirs.get().placing().isPresent()) p = theirs.get().placing().get().put(p, h.at(then));
            else moves.put(theirs.get().name(), h.at(then));
        }
        var inputs = new ArrayList<Input>();
        moves.forEach((name, at) -> inputs.add(new Input.Move(1, name, at)));
        inputs.addAll(follower.inputs());
        return new Entry(follower.model(), p, inputs);
    }
}
