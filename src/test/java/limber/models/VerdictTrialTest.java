package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.model.Verdict;
import limber.engine.model.Verdict.Claim;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Verdicts on random settings, each tried by a run: what is said to be stable must stay finite, within a million times
/// the scene's size, for [#FRAMES] frames or [#SECONDS] of simulated time, after which a free fall may have left the
/// scene. A verdict with conditions is tried without inputs, since those may break a condition. A run that stops where
/// the model says why there is no number, such as 0/0 at ends that coincide, has broken a condition, if one is named.
///
/// The same seed draws the same settings. The share of runs that are said to be unstable, but stay calm, is printed: a
/// limit is a bound, a scene may not excite its fastest mode, and a slow growth needs more frames.
@Tag("wide")
class VerdictTrialTest {
    private static final long SEED = 20261125;
    private static final int FEW = 60, MANY = 2000, FRAMES = 100;
    private static final double SECONDS = 100;

    @ParameterizedTest
    @MethodSource("limber.models.Scene#someModels")
    void whatIsSaidToBeStableNeverBlowsUp(Model model) {
        tried(model, FEW);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("limber.models.Scene#someModels")
    void norDoesItInTwoThousandDraws(Model model) {
        tried(model, MANY);
    }

    /// What became of a run.
    private enum End { CALM, BLOWN_UP, STOPPED }

    private record Trial(Verdict verdict, End end, String what) {
        boolean brokeItsPromise() {
            return verdict.stable() && (end == End.BLOWN_UP || end == End.STOPPED && verdict.conditions().isEmpty());
        }
    }

    private static void tried(Model model, int draws) {
        var random = new RandomSettings(model, new Random(SEED));
        var trials = new ArrayList<Trial>();
        for (int n = 0; n < draws; n++) {
            Settings p = random.next();
            Verdict v = model.stability(p).orElseThrow();
            List<Input> inputs = v.conditions().isEmpty() ? random.inputs(p) : List.of();
            trials.add(new Trial(v, end(new Scene(model, "", p, inputs)),
                    v.rule() + ": " + v.measured() + changes(p, model.defaults()) + " " + inputs));
        }
        System.out.println("verdicts of " + model.name() + ", " + draws + " draws: "
                + count(trials, Claim.STABLE, End.CALM) + " stable and calm, "
                + count(trials, Claim.STABLE, End.STOPPED) + " stable and stopped where a condition says, "
                + count(trials, Claim.UNSTABLE, End.BLOWN_UP) + " unstable and blown up, "
                + count(trials, Claim.UNSTABLE, End.CALM) + " unstable but calm, "
                + count(trials, Claim.NONE, End.CALM) + " without a promise and calm, "
                + count(trials, Claim.NONE, End.BLOWN_UP) + " without one and blown up");
        assertEquals(List.of(),
                trials.stream().filter(Trial::brokeItsPromise).map(Trial::what).limit(5).toList());
        assertTrue(count(trials, Claim.STABLE, End.CALM) >= draws / 4, "hardly anything is promised");
    }

    private static long count(List<Trial> trials, Claim claim, End end) {
        return trials.stream().filter(t -> t.verdict.claim() == claim && t.end == end).count();
    }

    private static String changes(Settings p, Settings defaults) {
        return p.differences(defaults).stream().map(name -> " --set '" + name + "=" + p.text(p.parameter(name)) + "'")
                .collect(Collectors.joining());
    }

    private static End end(Scene scene) {
        Run run = scene.run();
        for (int n = 0; n < FRAMES && run.model().time(run.state()) <= SECONDS; n++) {
            run.next();
            if (Divergence.clean(run)) continue;
            return Divergence.find(run).reason().isPresent() ? End.STOPPED : End.BLOWN_UP;
        }
        return End.CALM;
    }
}
