package limber.cli;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import limber.cli.option.FiniteCheck;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.WholeNumber;
import limber.cli.text.ElementValues;
import limber.engine.run.Run;
import limber.moment.Fnv;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The `hash` command: a fingerprint of the state after a frame.
@Command(
        name = "hash",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Print a fingerprint of the state after a frame: FNV-1a, 64 bit, over the bytes "
                + "(little-endian) of what trace prints.",
        footer = {"%nExample:", "  limber hash rope --preset cable --frames 600"})
final class HashCommand implements Runnable {
    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Option(names = "--frames", required = true, paramLabel = "N", converter = WholeNumber.FromZero.class,
            description = "The frame whose state is hashed.") int frames;

    HashCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public void run() {
        Run run = scene.run();
        SceneOptions.upTo(run, "--frames", frames);
        for (int frame = 0; frame < frames; frame++) run.next();
        FiniteCheck.check(run);
        double[] values = ElementValues.of(run.model().subject()).read(run);
        String line = Fnv.text(Fnv.of(values)) + "\n";
        Output.writeStandard(standard, out -> out.write(line.getBytes(StandardCharsets.US_ASCII)));
    }
}
