package limber.cli;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.ask.Ledger;
import limber.cli.option.FiniteCheck;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.WholeNumber;
import limber.cli.text.TextTable;
import limber.engine.model.Balance;
import limber.engine.run.Run;
import limber.engine.settings.Kind;
import limber.engine.text.BadInput;
import limber.file.CsvOutput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The `ledger` command: a run's energy by its parts, and who changed it, as a table.
@Command(
        name = "ledger",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Print a run's energy by its parts, and what hands, wind, contact, damping and the method have added since "
                    + "frame 0. The last column is what is missing between them: rounding.",
            "With --of momentum it is the momentum, a row for each axis. The forces of pins and of holding hands are "
                    + "in the column support; where they cannot be told from the method, the column is "
                    + "methodAndSupport.",
            "With --by phase it is one frame, phase by phase: by how much each changed the parts, and by which cause."
        },
        footer = {
            "%nExamples:",
            "  limber ledger cloth --frames 300 --every 30",
            "  limber ledger cloth --set method=springs --set integrator=explicit --frames 20 --by phase",
            "  limber ledger soft --preset drop --frames 60 --every 10 --of momentum"
        })
final class LedgerCommand implements Runnable {
    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Option(names = "--frames", required = true, paramLabel = "N", converter = WholeNumber.FromOne.class,
            description = "The last frame.") int frames;

    @Option(names = "--every", paramLabel = "K", converter = WholeNumber.FromOne.class,
            description = "Print every K-th frame.") int every = 1;

    @Option(names = "--of", paramLabel = "QUANTITY", defaultValue = "energy",
            description = "energy, momentum or angularMomentum.") String of;

    @Option(names = "--by", paramLabel = "phase", description = "phase: only frame N, by its phases.") String by = "";

    @Option(names = "--csv", description = "Print CSV; numbers read back exactly.") boolean csv;

    @Mixin Output output;

    LedgerCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public void run() {
        if (!by.isEmpty() && !by.equals("phase")) throw new BadInput("--by " + by + ": phase would be right");
        Balance.Kind kind = kind();
        Run run = scene.run();
        SceneOptions.upTo(run, "--frames", frames);
        List<Ledger> ledgers = Ledger.of(run, kind);
        if (ledgers.isEmpty())
            throw new BadInput(run.model().name() + ": nothing moves there by forces, so that there is no " + of);
        output.write(standard, out -> {
            if (csv) {
                CsvWriter rows = CsvOutput.on(out);
                rows(run, ledgers, rows::writeRecord);
                rows.flush();
            } else {
                var rows = new TextTable();
                rows(run, ledgers, cells -> rows.row(cells.toArray(String[]::new)));
                rows.write(out);
            }
        });
    }

    private Balance.Kind kind() {
        List<Balance.Kind> kinds = List.of(Balance.Kind.values());
        return kinds.stream().filter(k -> name(k).equals(of)).findFirst().orElseThrow(() -> new BadInput("--of "
                + BadInput.brief(of) + ": one of " + kinds.stream().map(LedgerCommand::name)
                        .collect(Collectors.joining(", "))
                + " would be right"));
    }

    private static String name(Balance.Kind kind) {
        return switch (kind) {
            case ENERGY -> "energy";
            case MOMENTUM -> "momentum";
            case ANGULAR_MOMENTUM -> "angularMomentum";
        };
    }

    private void rows(Run run, List<Ledger> ledgers, Consumer<List<String>> told) {
        Ledger first = ledgers.getFirst();
        told.accept(Stream.of(Stream.of(by.isEmpty() ? "frame" : "phase"),
                ledgers.size() > 1 ? Stream.of("axis") : Stream.<String>of(), first.terms().stream(),
                first.terms().size() > 1 ? Stream.of(of) : Stream.<String>of(), first.accounts().stream(),
                Stream.of("missing")).flatMap(s -> s).toList());
        List<Book> books = ledgers.stream().map(l -> new Book(l, run.copy())).toList();
        books.forEach(b -> scene.watched(b.run));
        for (int frame = 1; frame <= frames; frame++) {
            for (Book book : books) book.next();
            if (frame == 1 && by.isEmpty()) for (Book book : books) told.accept(book.atFirst());
            boolean shown = by.isEmpty() ? frame % every == 0 || frame == frames : frame == frames;
            if (shown) for (Book book : books) book.tell(told);
        }
    }

    /// A ledger as it is kept along a run.
    private final class Book {
        private final Ledger ledger;
        private final Run run;
        private final double[] added;
        private Ledger.Frame posted;
        private double first = Double.NaN;

        Book(Ledger ledger, Run run) {
            this.ledger = ledger;
            this.run = run;
            added = new double[ledger.accounts().size()];
            posted = new Ledger.Frame(0, new double[0], new double[0], List.of());
        }

        void next() {
            posted = ledger.next(run);
            FiniteCheck.check(run);
            if (posted.frame() == 1) first = sum(posted.before());
            for (int i = 0; i < added.length; i++) added[i] += posted.account(i);
        }

        List<String> atFirst() {
            return cells("0", posted.before(), new double[added.length], 0);
        }

        void tell(Consumer<List<String>> told) {
            if (by.isEmpty()) told.accept(cells("" + posted.frame(), posted.after(), added,
                    sum(posted.after()) - first - sum(added)));
            else for (Ledger.Entry e : posted.entries())
                told.accept(cells(e.phase(), e.terms(), e.accounts(), sum(e.terms()) - sum(e.accounts())));
        }

        private List<String> cells(String name, double[] terms, double[] accounts, double missing) {
            var cells = new ArrayList<>(List.of(name));
            if (ledger.kind() != Balance.Kind.ENERGY) cells.add("xyz".substring(ledger.axis(), ledger.axis() + 1));
            for (double term : terms) cells.add(number(term));
            if (terms.length > 1) cells.add(number(sum(terms)));
            for (double account : accounts) cells.add(number(account));
            cells.add(number(missing));
            return cells;
        }
    }

    private String number(double v) {
        return csv ? Kind.plain(v) : Kind.plain(v, 5);
    }

    private static double sum(double[] numbers) {
        return Arrays.stream(numbers).sum();
    }
}
