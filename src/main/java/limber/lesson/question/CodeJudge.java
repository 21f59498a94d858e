package limber.lesson.question;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.Cursor;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.run.OperationFailure;
import limber.engine.run.Operations;
import limber.engine.run.Run;
import limber.engine.settings.Kernel;
import limber.engine.text.BadInput;
import limber.engine.watch.Explanation;

/// A judge of codes that students write into the gap of a phase: each operation of the model's own run is done once by
/// its own code and once by theirs, from the same state, so that one error is not told again in all that follow.
public final class CodeJudge {
    /// The most operations that a code is judged by.
    static final int MOST_OPERATIONS = 20_000;
    /// How far a number may be off: a share of the largest number of what was written, and near 0 in its SI unit.
    private static final double SHARE = 1e-12, NEAR_ZERO = 1e-15;
    private static final int KNOWN = 16;
    /// A complaint with its line, as kernels are complained about.
    private static final Pattern PLACE = Pattern.compile("[^:]+:(\\d+):(?:\\d+:)? (.*)", Pattern.DOTALL);

    private final Model model;
    private final CodeQuestion question;
    private final List<CodeScene> scenes;
    private final long operations;
    private final Map<String, CodeVerdict> verdicts = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override protected boolean removeEldestEntry(Map.Entry<String, CodeVerdict> eldest) {
            return size() > KNOWN;
        }
    };

    /// @throws BadInput if the scenes have no operation of the phase, or too many
    CodeJudge(Model model, CodeQuestion question, List<CodeScene> scenes) {
        this.model = model;
        this.question = question;
        this.scenes = scenes;
        long all = 0;
        for (CodeScene scene : scenes) {
            var count = new int[1];
            walk(scene, run -> {
                count[0]++;
                run.stepWatched();
                return count[0] <= MOST_OPERATIONS;
            });
            if (count[0] == 0) throw question.position().bad("there is no operation of " + question.phase()
                    + " in frames " + scene.from() + " to " + scene.to() + "; a scene with some would be right");
            all += count[0];
        }
        if (all > MOST_OPERATIONS) throw question.position().bad("there are more than " + MOST_OPERATIONS
                + " operations of " + question.phase() + "; fewer frames would be right");
        operations = all;
    }

    public CodeQuestion question() {
        return question;
    }

    /// All operations and checks.
    public long total() {
        return (question.same() ? operations : 0) + question.ofScenes().size();
    }

    /// What is wrong with a code, if anything is. It is found once for each code.
    public CodeVerdict verdict(String code) {
        synchronized (verdicts) {
            CodeVerdict known = verdicts.get(code);
            if (known != null) return known;
        }
        CodeVerdict found = judged(code); // others may ask meanwhile
        synchronized (verdicts) {
            verdicts.put(code, found);
        }
        return found;
    }

    private CodeVerdict judged(String code) {
        try {
            Kernel kernel = question.read(code, model);
            for (CodeScene scene : scenes) model.running(scene.p().with(kernel));
            return judged(kernel);
        } catch (BadInput e) {
            Matcher place = PLACE.matcher(e.getMessage());
            var refused = place.matches() ? new CodeVerdict.Refused(Integer.parseInt(place.group(1)), place.group(2))
                    : new CodeVerdict.Refused(0, e.getMessage());
            return new CodeVerdict(0, total(), Optional.empty(), Optional.empty(), List.of(), Optional.of(refused));
        }
    }

    private CodeVerdict judged(Kernel kernel) {
        var passage = new Passage(kernel);
        for (int i = 0; i < scenes.size() && passage.goesOn(); i++) {
            int scene = i;
            walk(scenes.get(i), run -> passage.next(scene, run));
        }
        long right = question.same() ? passage.first.map(CodeVerdict.Wrong::number).orElse(operations) : 0;
        if (passage.first.isPresent() && !passage.first.get().failed().isEmpty())
            return new CodeVerdict(right, total(), passage.first, passage.mistake(), List.of(), Optional.empty());
        List<CodeCheck.Outcome> broken = question.ofScenes().stream()
                .flatMap(check -> scenes.stream().map(s -> check.run(s, question.phase(), kernel))
                        .filter(outcome -> !outcome.holds()).limit(1))
                .toList();
        return new CodeVerdict(right + question.ofScenes().size() - broken.size(), total(), passage.first,
                passage.mistake(), broken, Optional.empty());
    }

    /// What is done at an operation of the phase; the run must be moved past it.
    @FunctionalInterface
    private interface Visit {
        /// @return whether to go on
        boolean at(Run run);
    }

    private void walk(CodeScene scene, Visit visit) {
        Run run = scene.begin();
        boolean on = true;
        while (on && run.cursor().frame() < scene.to()) {
            if (run.slot().phase().name().equals(question.phase())) on = visit.at(run);
            else run.nextPhase();
        }
    }

    /// One way through all operations, with a code and the known mistakes that it may be.
    private final class Passage {
        private final Kernels kernel;
        private final Map<Integer, Kernels> candidates = new LinkedHashMap<>();
        private long number;
        private Optional<CodeVerdict.Wrong> first = Optional.empty();

        Passage(Kernel kernel) {
            this.kernel = new Kernels(kernel);
            List<CodeQuestion.Mistake> mistakes = question.mistakes();
            for (int i = 0; i < mistakes.size(); i++) {
                int at = i;
                readable(mistakes.get(i).code()).ifPresent(m -> candidates.put(at, new Kernels(m)));
            }
        }

        /// Empty for a mistake that cannot run, of which `check` tells.
        private Optional<Kernel> readable(String code) {
            try {
                return Optional.of(question.read(code, model));
            } catch (BadInput e) {
                return Optional.empty();
            }
        }

        boolean goesOn() {
            return first.isEmpty() || !candidates.isEmpty();
        }

        /// The mistake that it has been in all operations; empty if nothing is wrong.
        Optional<Integer> mistake() {
            return first.isEmpty() ? Optional.empty() : candidates.keySet().stream().findFirst();
        }

        boolean next(int scene, Run run) {
            Cursor before = run.cursor();
            Phase own = run.slot().phase();
            Optional<OperationFailure> failure = Optional.empty();
            Optional<Explanation> given = Optional.empty();
            try {
                given = Optional.of(Operations.instead(run, kernel.of(own)));
            } catch (OperationFailure e) {
                failure = Optional.of(e);
            }
            Map<Place, double[]> mine = given.map(CodeJudge::written).orElse(Map.of());
            boolean failed = failure.isPresent();
            candidates.values().removeIf(m -> failed || !sameBits(mine, outcome(run, own, m)));
            Explanation reference = run.stepWatched();
            if (first.isEmpty() && failed) first = Optional.of(wrong(scene, before, reference,
                    failure.get().line(), Optional.empty(), failure.get().why()));
            else if (first.isEmpty() && question.same())
                first = difference(reference, given.orElseThrow())
                        .map(d -> wrong(scene, before, reference, d.line, Optional.of(d.wrote), ""));
            number++;
            return goesOn();
        }

        private CodeVerdict.Wrong wrong(int scene, Cursor before, Explanation reference, int line,
                Optional<CodeVerdict.Wrote> wrote, String why) {
            return new CodeVerdict.Wrong(number, scene, before, reference.slot(), reference.element(), line, wrote,
                    why);
        }
    }

    /// What an operation has written, by place; nothing where it failed.
    private static Map<Place, double[]> outcome(Run run, Phase own, Kernels kernel) {
        try {
            return written(Operations.instead(run, kernel.of(own)));
        } catch (OperationFailure e) {
            return Map.of(new Place("failed", e.line()), new double[0]); // nothing that a code can write
        }
    }

    /// An element of a channel.
    private record Place(String channel, int element) {}

    /// The value of each place that an operation changed, after it.
    private static Map<Place, double[]> written(Explanation operation) {
        var written = new LinkedHashMap<Place, double[]>();
        operation.changes().forEach(c -> written.put(new Place(c.channel(), c.element()), c.to()));
        return written;
    }

    private static boolean sameBits(Map<Place, double[]> a, Map<Place, double[]> b) {
        return a.keySet().equals(b.keySet()) && a.entrySet().stream()
                .allMatch(e -> State.sameBits(e.getValue(), b.get(e.getKey())));
    }

    /// @param line where the code stored it first; 0 where it did not
    private record Different(CodeVerdict.Wrote wrote, int line) {}

    /// The first place at which an operation has left another value.
    private static Optional<Different> difference(Explanation reference, Explanation given) {
        Map<Place, double[]> right = written(reference), mine = written(given);
        var lines = new LinkedHashMap<Place, Integer>();
        given.changes().forEach(c -> lines.putIfAbsent(new Place(c.channel(), c.element()), c.line()));
        var from = new LinkedHashMap<Place, double[]>();
        Stream.of(reference, given).flatMap(e -> e.changes().stream())
                .forEach(c -> from.putIfAbsent(new Place(c.channel(), c.element()), c.from()));
        return from.entrySet().stream()
                .map(e -> {
                    Place at = e.getKey();
                    double[] was = e.getValue();
                    var wrote = new CodeVerdict.Wrote(at.channel, at.element, mine.getOrDefault(at, was),
                            right.getOrDefault(at, was));
                    return Map.entry(new Different(wrote, lines.getOrDefault(at, 0)), was);
                })
                .filter(e -> far(e.getKey().wrote.given(), e.getKey().wrote.right(), e.getValue()))
                .map(Map.Entry::getKey).findFirst();
    }

    private static boolean far(double[] given, double[] right, double[] before) {
        double largest = Stream.of(right, before).flatMapToDouble(Arrays::stream).map(Math::abs)
                .filter(Double::isFinite).max().orElse(0);
        return IntStream.range(0, right.length).anyMatch(i -> Double.compare(given[i], right[i]) != 0
                && !(Math.abs(given[i] - right[i]) <= NEAR_ZERO + SHARE * largest));
    }

    // ---- what a lesson must prove ----

    /// What makes a question no question: a part that ships and is wrong, a start or a mistake that does not run or is
    /// right, two mistakes that no run can tell apart.
    public List<BadInput> faults() {
        var faults = new ArrayList<BadInput>();
        CodeVerdict solution = verdict(question.gap().solution());
        if (!solution.holds()) faults.add(question.position().bad("the model's own code is not right here: "
                + brief(solution) + "; other checks or scenes would be right"));
        CodeVerdict start = verdict(question.gap().start());
        start.refused().ifPresent(r -> faults.add(question.from().bad("what stands in the gap cannot run: "
                + r.line() + ": " + r.why())));
        if (start.holds()) faults.add(question.from().bad("what stands in the gap is right already; a part of it "
                + "would be"));
        for (int i = 0; i < question.mistakes().size(); i++) {
            CodeQuestion.Mistake mistake = question.mistakes().get(i);
            CodeVerdict verdict = verdict(mistake.code());
            if (verdict.refused().isPresent()) faults.add(mistake.position().bad("this mistake cannot run: "
                    + verdict.refused().get().line() + ": " + verdict.refused().get().why()));
            else if (verdict.holds()) faults.add(mistake.position().bad("this mistake is right; a wrong one would be"));
            else if (!verdict.mistake().equals(Optional.of(i))) faults.add(mistake.position().bad(
                    "this mistake does what an earlier one does; another one would be right"));
        }
        return faults;
    }

    private static String brief(CodeVerdict v) {
        return v.refused().map(CodeVerdict.Refused::why)
                .or(() -> v.first().map(w -> "operation " + (w.number() + 1) + " of " + v.total()))
                .orElseGet(() -> v.broken().getFirst().check().word());
    }
}
