package limber.cli;

import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import limber.engine.Model;
import limber.models.Catalog;
import limber.models.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// The `models` command: the models and what each declares.
@Command(
        name = "models",
        mixinStandardHelpOptions = true,
        description = "List the models; with MODEL, its presets, handles, actions, channels and measures.",
        footer = {"%nExamples:", "  limber models", "  limber models rope"})
final class ModelsCommand implements Runnable {
    private final OutputStream out;

    @Parameters(arity = "0..1", paramLabel = "MODEL",
            description = "A model, to print it in full.") Optional<String> name = Optional.empty();

    ModelsCommand(OutputStream out) {
        this.out = out;
    }

    @Override public void run() {
        TextTable table = name.map(Catalog::model).map(ModelsCommand::contents).orElseGet(ModelsCommand::list);
        Output.writeStandard(out, table::write);
    }

    private static TextTable list() {
        var table = new TextTable();
        for (Model model : Catalog.MODELS) table.row(model.name(), Words.of(model, Locale.ROOT).get("model.about"));
        return table;
    }

    private static TextTable contents(Model model) {
        var table = new TextTable();
        Words words = Words.of(model, Locale.ROOT);
        var state = model.initial(model.defaults());
        model.presets().forEach(p -> table.row("preset", p.name(), "", words.get("preset." + p.name())));
        model.handles(model.defaults())
                .forEach(h -> table.row("handle", h.name(), "", words.get("handle." + h.word())));
        model.actions().forEach(a -> {
            String arguments = String.join(" ", a.arguments().stream().map(p -> p.name()).toList());
            table.row("action", a.name(), arguments, words.get("action." + a.name()));
        });
        model.measures().forEach(m -> table.row("measure", m.name(), m.unit(), words.get("measure." + m.name())));
        state.channels().forEach(
                c -> table.row("channel", c.name(), c.unit(), c.width() + " × " + state.of(c).length / c.width()));
        return table;
    }
}
