package limber.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import limber.presentation.paint.Point;

/// A scenario that is played on the presentation and on another face at the same time: after each act both show the
/// same, and at the end both have kept the same answers.
public final class Played {
    private static final long PATIENCE = 10_000_000_000L;
    private static final int PAUSE = 60;

    private Played() {}

    /// Plays it on the presentation alone, and looks at what is expected.
    static void alone(Scenario scenario) throws Exception {
        try (var face = new PresentationFace()) {
            for (Scenario.Line line : scenario.lines()) {
                perform(face, scenario, line, face.way(line.act()));
                expect(face, scenario, line);
            }
        }
    }

    private static void perform(Face face, Scenario scenario, Scenario.Line line, List<Point> way) {
        try {
            face.perform(line.act(), way);
        } catch (Exception | AssertionError e) {
            throw new AssertionError(scenario.name() + ":" + line.number() + ": " + line.text() + ": " + e, e);
        }
    }

    /// Plays it on another face too.
    public static void on(Face other, Scenario scenario) throws Exception {
        try (var face = new PresentationFace(); other) {
            for (Scenario.Line line : scenario.lines()) {
                if (line.act().inTheView()) face.size(other.size());
                List<Point> way = face.way(line.act());
                perform(face, scenario, line, way);
                perform(other, scenario, line, way);
                assertEquals(List.of(), differences(face, other, scenario.without()),
                        scenario.name() + ":" + line.number() + ": after “" + line.text() + "”");
            }
            assertEquals(String.join("\n", face.journal()), String.join("\n", other.journal()),
                    scenario.name() + ": the journal");
        }
    }

    /// Waits until another face shows the same.
    private static List<String> differences(Face one, Face other, Set<String> without) throws Exception {
        var hidden = new HashSet<>(without);
        hidden.addAll(other.hidden());
        long end = System.nanoTime() + PATIENCE;
        while (true) {
            List<String> left = one.seen().differences(other.seen(), hidden);
            if (left.isEmpty() || System.nanoTime() > end) return left;
            Thread.sleep(PAUSE);
        }
    }

    /// Waits until a face shows what is expected.
    private static void expect(Face face, Scenario scenario, Scenario.Line line) throws Exception {
        for (Scenario.Expected e : line.expected()) {
            long end = System.nanoTime() + PATIENCE;
            while (!e.met(face.seen()) && System.nanoTime() < end) Thread.sleep(PAUSE);
            Seen seen = face.seen();
            if (!e.met(seen)) throw new AssertionError(scenario.name() + ":" + e.number() + ": " + e.field() + " is “"
                    + seen.of(e.field()) + "” and not “" + e.text() + "”; all that is seen: " + seen);
        }
    }
}
