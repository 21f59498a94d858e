package limber.cli;

import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import limber.cli.option.ModelArgument;
import limber.cli.option.Output;
import limber.cli.option.StandardInput;
import limber.cli.text.TextTable;
import limber.engine.Loop;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.watch.Twins;
import limber.models.Catalog;
import limber.models.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// The `models` command: the models and what each declares.
@Command(
        name = "models",
        mixinStandardHelpOptions = true,
        description = {"List the models; with MODEL, its presets, handles, actions, measures and channels, and for its",
            "defaults its kinds of elements, overlays, loops and phases."},
        footer = {"%nExamples:", "  limber models", "  limber models rope"})
final class ModelsCommand implements Runnable {
    private final OutputStream out;

    @Parameters(arity = "0..1", paramLabel = "MODEL", converter = StandardInput.Scene.class,
            description = "A model, to print it in full.") Optional<String> name = Optional.empty();

    ModelsCommand(OutputStream out) {
        this.out = out;
    }

    @Override public void run() {
        TextTable table = name.map(ModelArgument::model).map(ModelsCommand::contents).orElseGet(ModelsCommand::list);
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
        model.presets().forEach(p -> table.row("preset", p.name(), "", "", words.get("preset." + p.name())));
        model.handles(model.defaults())
                .forEach(h -> table.row("handle", h.name(), "", "", words.get("handle." + h.word())));
        model.actions().forEach(a -> {
            String arguments = String.join(" ", a.arguments().stream().map(p -> p.name()).toList());
            table.row("action", a.name(), arguments, "", words.get("action." + a.name()));
        });
        model.measures().forEach(m -> table.row("measure", m.name(), m.unit(),
                m.of() + (m.width() == 3 ? " xyz" : ""), words.get("measure." + m.name())));
        state.channels().forEach(
                c -> table.row("channel", c.name(), c.unit(), c.of(),
                        c.width() + " × " + state.elements(c)));
        names(table, model);
        return table;
    }

    /// What lessons can name, with the model's defaults. A phase has the names that its code assigns.
    private static void names(TextTable table, Model model) {
        Settings p = model.defaults();
        Schedule schedule = model.schedule(p);
        model.kinds(p).forEach(k -> table.row("element", k.of(), "", "", k.shape().name().toLowerCase(Locale.ROOT)));
        model.overlays(p).forEach(o -> table.row("overlay", o.name(), "", "", String.join(" ", o.options().keySet())));
        schedule.loops().map(Loop::name).distinct().forEach(name -> table.row("loop", name, "", "", ""));
        schedule.phases().map(Phase::name).distinct().forEach(name -> table.row("phase", name, "",
                schedule.phases().filter(f -> f.name().equals(name)).findFirst().map(Phase::of).orElse(""),
                String.join(" ", Twins.locals(schedule, name))));
    }
}
