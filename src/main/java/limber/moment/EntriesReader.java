package limber.moment;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.model.Entry;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.input.Faults;
import limber.input.Goto;
import limber.input.Keys;
import limber.input.Node;
import limber.lesson.source.Folder;
import limber.lesson.source.NodeValues;
import limber.lesson.source.SettingsReader;

/// A reader for the other methods of a moment's scene.
///
/// @param folder whose files they may name; empty for none
record EntriesReader(Faults faults, Optional<Path> folder) {
    private static final int MOST_INPUTS = 10_000;
    private static final String BESIDE = "side-by-side";

    /// Those of a moment with these keys.
    Entries read(Keys keys) {
        if (!keys.has("entries")) return Entries.NONE; // the other keys are unknown then
        int most = Entry.MOST - 1;
        List<Moment> others = keys.list("entries", "a list of 1 to " + most + " methods", 1, most, this::entry);
        int reference = keys.read("reference", n -> n.whole("reference", 0, Math.max(1, others.size()))).orElse(0);
        boolean beside = keys.read("layout", n -> NodeValues.oneOf("layout", n, List.of(BESIDE, "overlaid")))
                .equals(Optional.of(BESIDE));
        return new Entries(others, reference, beside);
    }

    private Moment entry(Node node) {
        var keys = new Keys(node, "a method", "an object such as {\"model\":\"rope\"}", node.place(), faults);
        Model model = keys.need("model", "the name of a model", MomentReader::model)
                .orElseThrow(() -> new BadInput(faults.all().getFirst()));
        var reader = new SettingsReader(model, new Folder(folder.orElse(Path.of("")), "the moment's folder"), faults);
        Optional<Settings> preset = keys.read("preset", reader::preset);
        String name = preset.map(_ -> (String) node.object("", "").get("preset").value()).orElse("");
        Settings base = preset.orElseGet(model::defaults);
        Map<Parameter<?>, String> values = keys.read("set", n -> reader.values("set", n)).orElse(Map.of());
        Settings p = reader.with(base, values, keys.position("set")).orElse(base);
        List<Input> inputs = keys.read("inputs", n -> reader.inputs(n, "inputs", p, MOST_INPUTS)).orElse(List.of());
        keys.end();
        return new Moment("", model, name, p, inputs, Goto.complete(0, node.place()), List.of(), MomentView.NONE,
                Entries.NONE, Optional.empty());
    }
}
