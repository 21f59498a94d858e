package limber.engine.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.Cursor;
import limber.engine.Toy;
import limber.engine.Toys;
import limber.engine.model.Input;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The values that a history reads from a [Toy], worked out by hand: a frame adds 3 · 3/8 m, and 1/4 m for each cell
/// that grows.
class ToyHistoryTest {
    private static final Probe SUM = new Probe(Toy.SUM, Probe.LARGEST), LARGEST = new Probe(Toy.VALUE, Probe.LARGEST),
            LAST = new Probe(Toy.VALUE, 2);
    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private History history;
    private Timeline timeline;
    private Branch branch;

    private void start(Toy toy) {
        timeline = new Timeline(toy);
        branch = timeline.root(toy.defaults(), List.of());
        history = new History(timeline, branch, new History.Audience() {
            @Override
            public void changed() {}

            @Override
            public void failed(Throwable e) {
                failures.add(e);
            }
        });
    }

    @AfterEach
    void close() {
        history.close();
    }

    private static void until(BooleanSupplier condition) throws InterruptedException {
        for (int i = 0; i < 4000 && !condition.getAsBoolean(); i++) Thread.sleep(5);
        assertTrue(condition.getAsBoolean(), "it did not come to that within twenty seconds");
    }

    private double[] read(Probe probe, int frames) throws InterruptedException {
        var samples = new Samples();
        until(() -> {
            history.copy(probe, samples);
            return samples.end() == frames + 1;
        });
        var values = new double[samples.size()];
        for (int i = 0; i < values.length; i++) values[i] = samples.at(samples.first() + i);
        return values;
    }

    @Test
    void everyFrameHasItsNumber() throws InterruptedException {
        start(Toys.ladder());
        history.want(List.of(SUM, LARGEST, LAST), List.of(), "");
        history.follow(branch, Cursor.complete(4));
        assertArrayEquals(new double[]{0, 1.375, 3, 4.125, 5.5}, read(SUM, 4), 0);
        assertArrayEquals(new double[]{0, 0.625, 1.25, 1.625, 2.25}, read(LARGEST, 4), 0);
        assertArrayEquals(new double[]{0, 0.375, 0.75, 1.125, 1.5}, read(LAST, 4), 0);
        assertEquals(List.of(), failures);
    }

    /// Frame 1: tick changes nothing; the sweeps add 3/16 and 6/16 in each substep; mark nothing; grow 1/4.
    @Test
    void insideAFrameEachStepHasItsNumber() throws InterruptedException {
        start(Toys.ladder());
        history.want(List.of(), List.of(SUM), "");
        history.follow(branch, new Cursor(0, 3, 1));
        until(() -> history.inside().frame() == 1);
        FrameSamples inside = history.inside();
        assertArrayEquals(new double[]{0, 0, 0.1875, 0.5625, 0.5625, 0.75, 1.125, 1.125, 1.375},
                inside.values().get(SUM), 0);
        assertEquals(List.of(Cursor.START, new Cursor(0, 2, 0), new Cursor(0, 3, 0), new Cursor(0, 4, 0),
                new Cursor(0, 6, 0), new Cursor(0, 7, 0), new Cursor(0, 8, 0), new Cursor(0, 9, 0), Cursor.complete(1)),
                inside.steps().stream().map(FrameSamples.Step::at).toList());
    }

    /// The same frame by rounds: two substeps of two sweeps.
    @ParameterizedTest
    @CsvSource({"sweep,0 0.1875 0.5625 0.75 1.125,0 1 2 3 4", "substep,0 0.5625 1.125,0 1 2",
        "newton,0,0"})
    void insideAFrameEachRoundHasItsNumber(String loop, String values, String numbers) throws InterruptedException {
        start(Toys.ladder());
        history.want(List.of(), List.of(SUM), loop);
        until(() -> history.inside().frame() == 1);
        FrameSamples inside = history.inside();
        assertArrayEquals(Stream.of(values.split(" ")).mapToDouble(Double::parseDouble).toArray(),
                inside.values().get(SUM), 0);
        assertEquals(numbers, inside.steps().stream().map(s -> "" + s.step()).collect(Collectors.joining(" ")));
    }

    /// Twice as much is added from frame 3 on in the course that leaves.
    @Test
    void aCourseThatLeavesHasItsOwnNumbersFromThereOn() throws InterruptedException {
        start(Toys.ladder());
        history.want(List.of(LAST), List.of(), "");
        history.follow(branch, Cursor.complete(4));
        read(LAST, 4);
        Branch fork = timeline.fork(branch, 3, List.of(new Input.Set(3, "by", "0.125")));
        history.follow(fork, Cursor.complete(4));
        assertArrayEquals(new double[]{0, 0.375, 0.75, 1.5, 2.25}, read(LAST, 4), 0);
        history.follow(branch, Cursor.complete(1));
        assertArrayEquals(new double[]{0, 0.375, 0.75, 1.125, 1.5}, read(LAST, 4), 0);
    }

    @Test
    void whatDivergesEndsIt() throws InterruptedException {
        start(Toys.bursting(3, 1, 2, Double.NaN));
        history.want(List.of(LAST), List.of(), "");
        history.follow(branch, Cursor.complete(6));
        assertArrayEquals(new double[]{0, 0.375, 0.75}, read(LAST, 2), 0);
        assertEquals(List.of(), failures);
    }

    @Test
    void whatAModelThrowsIsReportedOnceAndEndsIt() throws InterruptedException {
        start(Toys.with(new Toys.Trap(3)));
        history.want(List.of(LAST), List.of(), "");
        history.follow(branch, Cursor.complete(6));
        until(() -> !failures.isEmpty());
        String told = failures.getFirst().getMessage();
        assertTrue(told.endsWith(": frame 3, trap, element 0: java.lang.IllegalStateException: trapped in frame 3"),
                told);
        assertArrayEquals(new double[]{0, 0.375, 0.75}, read(LAST, 2), 0);
        Branch other = timeline.restart(branch, branch.settings().with("by", "0.125"), List.of());
        history.follow(other, Cursor.complete(1));
        assertArrayEquals(new double[]{0, 0.75}, read(LAST, 1), 0);
        assertEquals(1, failures.size());
    }
}
