package limber.engine.ask;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import limber.engine.Channel;
import limber.engine.Phase;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;

/// Names of channels and phases by which one program calls what another has: theirs, and ours for each of them.
public record OtherNames(Map<String, String> channels, Map<String, String> phases) {
    public static final OtherNames NONE = new OtherNames(Map.of(), Map.of());

    public OtherNames {
        channels = Map.copyOf(channels);
        phases = Map.copyOf(phases);
    }

    /// Reads pairs such as `pos=position,join=distance`.
    ///
    /// @throws BadInput if one is none, or names one twice
    public static Map<String, String> pairs(String text) {
        var pairs = new LinkedHashMap<String, String>();
        for (String part : text.split(",", -1)) {
            String[] sides = part.strip().split("\\s*=\\s*", -1);
            if (sides.length != 2 || sides[0].isBlank() || sides[1].isBlank()) throw new BadInput("'"
                    + BadInput.brief(part.strip()) + "': their name, and ours behind an equals sign, would be right, "
                    + "such as pos=position");
            if (pairs.containsKey(sides[0]) || pairs.containsValue(sides[1])) throw new BadInput("'"
                    + BadInput.brief(part.strip()) + "': one of them is named before; each once would be right");
            pairs.put(sides[0], sides[1]);
        }
        return pairs;
    }

    /// Names for two runs.
    ///
    /// @param pairs theirs, and ours for each
    /// @throws BadInput if a run has no channel or phase of a name, or would have two of one
    public static OtherNames of(Map<String, String> pairs, Run theirs, Run ours) {
        var names = new OtherNames(
                known(pairs, channels(theirs), channels(ours)), known(pairs, phases(theirs), phases(ours)));
        pairs.forEach((their, our) -> names.check(their, our, theirs, ours));
        return names;
    }

    private static Map<String, String> known(Map<String, String> pairs, Set<String> theirs, Set<String> ours) {
        var known = new LinkedHashMap<>(pairs);
        known.entrySet().removeIf(e -> !theirs.contains(e.getKey()) || !ours.contains(e.getValue()));
        return known;
    }

    private void check(String their, String our, Run theirs, Run ours) {
        unknown(their, theirs);
        unknown(our, ours);
        if (!channels.containsKey(their) && !phases.containsKey(their)) throw new BadInput("one of "
                + their + " and " + our + " is a channel, the other a phase; two channels or two phases would be "
                + "right");
        boolean twice = channels.containsKey(their) && keeps(our, channels, channels(theirs))
                || phases.containsKey(their) && keeps(our, phases, phases(theirs));
        if (twice) throw new BadInput(theirs.model().name() + " has " + our + " beside " + their
                + "; another name for it too would be right, such as " + their + "=" + our + "," + our + "=" + their);
    }

    private static boolean keeps(String name, Map<String, String> renamed, Set<String> all) {
        return all.contains(name) && !renamed.containsKey(name);
    }

    private static void unknown(String name, Run run) {
        Set<String> all = channels(run);
        all.addAll(phases(run));
        if (!all.contains(name)) throw new BadInput(run.model().name() + " has no channel and no phase "
                + BadInput.brief(name) + "; " + DidYouMean.hint(name, List.copyOf(all)));
    }

    private static Set<String> channels(Run run) {
        var names = new LinkedHashSet<String>();
        for (Channel c : run.state().channels()) if (!c.whole()) names.add(c.name());
        return names;
    }

    private static Set<String> phases(Run run) {
        var names = new LinkedHashSet<String>();
        run.schedule().phases().map(Phase::name).forEach(names::add);
        return names;
    }

    /// Our name of their channel.
    String channel(String theirs) {
        return channels.getOrDefault(theirs, theirs);
    }

    /// Our name of their phase.
    String phase(String theirs) {
        return phases.getOrDefault(theirs, theirs);
    }
}
