package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import limber.ask.Sweep;
import limber.ask.SweepFile;
import limber.ask.SweepForm;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The command line that the window offers for a sweep.
class SweepFormCommandTest {
    @TempDir Path folder;

    @Test
    void itWritesTheFileThatTheWindowSaves() throws IOException {
        Model rope = Catalog.model("rope");
        Settings p = rope.presets().getFirst().settings().with("gravity", "0,-3,0").with("damping", "0.5");
        var form = new SweepForm("iterations", "1..4", "correction", "weighted,half", "max(abs(residual)) / 2", "20");
        Sweep sweep = form.read(rope, p);
        var rows = new ArrayList<Sweep.Row>();
        sweep.run(0, sweep.size(), rows::add, () -> false);
        Path saved = folder.resolve("saved.csv"), written = folder.resolve("written.csv");
        SweepFile.save(saved, sweep, rows);

        List<String> words = words(form.command(rope, p));
        assertEquals(List.of("limber", "--out", "x.csv"), List.of(words.removeFirst(), words.get(words.size() - 2),
                words.removeLast()));
        words.add(written.toString());
        Outcome.of(words.toArray(String[]::new));
        assertEquals(Files.readString(written), Files.readString(saved));
        assertEquals(9, Files.readAllLines(saved).size());
    }

    /// Words as a shell parts them, of which some are in single quotes.
    private static List<String> words(String line) {
        var words = new ArrayList<String>();
        var word = Pattern.compile("'([^']*)'|(\\S+)").matcher(line);
        while (word.find()) words.add(word.group(1) != null ? word.group(1) : word.group(2));
        return words;
    }
}
