package limber.moment;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.tool.Tools;
import limber.input.Faults;
import limber.input.Keys;
import limber.input.Node;
import limber.lesson.Camera;
import limber.lesson.CameraReader;
import limber.lesson.ColourRange;
import limber.lesson.CompareReader;
import limber.lesson.ShowReader;
import limber.lesson.Step;
import limber.lesson.source.NodeValues;
import limber.lesson.source.SettingsReader;

/// A reader for the view of a moment: camera, show and compare as in a step of a lesson.
///
/// @param p the moment's settings
/// @param looks takes the parameters that only say what an overlay shows
record ViewReader(SettingsReader reader, Settings p, Map<Parameter<?>, String> looks) {
    MomentView read(Node node) {
        var keys = new Keys(node, "view", "an object such as {\"camera\":\"front\"}", node.place(), faults());
        Optional<Camera> camera = keys.read("camera", new CameraReader(faults())::read);
        Optional<Step.Show> show =
                keys.read("show", n -> new ShowReader((_, _) -> Optional.empty(), reader, p, looks, Tools.NONE)
                        .read(n));
        Optional<CompareReader.Read> compare = keys.read("compare", new CompareReader(reader, p)::readUnnamed);
        boolean original = keys.read("original", n -> NodeValues.flag("original", n)).orElse(false);
        List<String> overlays = show.flatMap(Step.Show::overlays).orElse(List.of());
        Map<String, ColourRange> ranges = keys.read("ranges", n -> ranges(n, overlays)).orElse(Map.of());
        keys.end();
        return new MomentView(camera, show, compare.map(CompareReader.Read::compare)
                .map(c -> original ? c.withOriginal() : c),
                compare.map(CompareReader.Read::names).orElse(List.of()), ranges);
    }

    private Map<String, ColourRange> ranges(Node node, List<String> overlays) {
        var ranges = new LinkedHashMap<String, ColourRange>();
        node.object("ranges", "an object such as {\"by:velocity\":[0,2]}")
                .forEach((name, n) -> faults().attempt(() -> {
                    if (overlays.contains(name)) return range(n);
                    throw n.key().bad("ranges: '" + BadInput.brief(name)
                            + "' is not among the overlays; one of them would be right");
                }).ifPresent(range -> ranges.put(name, range)));
        return ranges;
    }

    private static ColourRange range(Node node) {
        String right = "[0,2] or [-2,2], for example,";
        List<Node> ends = node.array("a range", right);
        if (ends.size() != 2) throw node.wrong("a range", right);
        double least = Double.parseDouble(ends.getFirst().number("a range", "a number")),
                most = Double.parseDouble(ends.getLast().number("a range", "a number"));
        if (!(most > 0 && Double.isFinite(most)) || least != 0 && least != -most)
            throw node.bad("a range is from " + least + " to " + most + "; " + right + " would be right");
        return new ColourRange(most, least < 0);
    }

    private Faults faults() {
        return reader.faults();
    }
}
