package limber.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import limber.lesson.check.PlayThrough;
import limber.lesson.source.Folder;

/// A lesson's folder, written by a test in a teacher's place.
public record Draft(Path folder) {
    /// Six lines: what follows begins in line 7.
    public static final String HEAD = """
            ---
            format: 1
            id: draft
            title: A draft
            model: rope
            ---
            """;

    /// A lesson on a pin and half a correction.
    public static final String EXAMPLE = """
            ---
            format: 1
            id: pin-and-half
            title: A pin and half a correction
            model: rope
            set: {segments: 1, end: [1.4, 0, 0], length: 1, gravity: [0, 0, 0], iterations: 4}
            minutes: 8
            level: core
            needs: [one-stick]
            ---
            ## Too long
            The stick should be 1 m long and is 1.4 m. Its left end is pinned.
            ```limber
            id: too-long
            set: {correction: half}
            goto: {frame: 1, phase: distance, sweep: 1, element: 0}
            step: element
            show: {level: step, overlays: [pins, residual, ghost]}
            camera: {view: front, lock: true}
            hold: true
            predict:
            - id: left
              ask: How much too long is it after one correction?
              at: {frame: 1, phase: distance, sweep: 2, element: 0}
              choices:
              - {text: not at all, when: "max(residual) < 1e-9"}
              - {text: 0.2 m, when: "abs(max(residual) - 0.2) < 1e-9", because: The pin refused its half.}
              - {text: 0.4 m, when: "abs(max(residual) - 0.4) < 1e-9"}
            ```
            Press → and see. Then think: what is left after four sweeps?
            ## The cure
            ```limber
            id: cure
            goto: {frame: 1}
            compare: {names: [half, weighted], left: {correction: half}, right: {correction: weighted}}
            ```
            ## Your turn
            Keep `half`. Find the fewest sweeps that leave under 1 mm.
            ```limber
            id: fewest
            set: {correction: half}
            panel: {iterations: [1, 20]}
            goal: {when: "max(abs(residual)) < 0.001 && iterations <= 9", at: {frame: 1}}
            ```
            """;

    public static Draft of(Path folder, String lesson) {
        return new Draft(folder).with(Folder.LESSON, lesson);
    }

    /// One step, its block beginning in line 9.
    public static Draft step(Path folder, String block) {
        return of(folder, HEAD + "## Step\n```limber\n" + block.stripTrailing() + "\n```\n");
    }

    public Draft with(String name, String text) {
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve(name), text);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Lesson lesson() {
        LessonReader.Read read = LessonReader.read(Folder.of(folder));
        assertEquals(List.of(), read.faults());
        return read.lesson().orElseThrow();
    }

    public Step only() {
        return lesson().steps().getFirst();
    }

    /// Without the name of the folder.
    public List<String> faults() {
        return LessonReader.read(Folder.of(folder)).faults().stream().map(this::shown).toList();
    }

    /// What is found by playing it.
    public List<String> rehearsed() {
        return PlayThrough.of(lesson()).stream().map(this::shown).toList();
    }

    public String shown(String fault) {
        return fault.replace(folder + "/", "");
    }
}
