package limber.engine.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Toy;
import limber.engine.Toys;
import limber.engine.model.Input;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Courses of a [Toy] and what they have in common.
class BranchTest {
    private static final Settings P = Toys.ladder().defaults();

    private static Input set(int frame, String by) {
        return new Input.Set(frame, "by", by);
    }

    private static Input move(int frame, double x) {
        return new Input.Move(frame, "cell", new Vec(x, 0, 0));
    }

    private static Input act(int frame, String action) {
        return new Input.Act(frame, action, Map.of());
    }

    @Test
    void inputsStandInOrderAndWhatRestartsComesFirst() {
        Branch branch = Branch.root(P, List.of(new Input.Set(1, "count", "4"), set(1, "1"), set(3, "2"), move(3, 1)));
        assertEquals(4, branch.settings().get(Toy.COUNT));
        assertEquals(List.of(set(1, "1"), set(3, "2"), move(3, 1)), branch.inputs());
        assertEquals(List.of(0.0625, 1.0, 1.0, 2.0, 2.0), List.of(branch.settings(0).get(Toy.BY),
                branch.settings(1).get(Toy.BY), branch.settings(2).get(Toy.BY), branch.settings(3).get(Toy.BY),
                branch.settings(9).get(Toy.BY)));
        assertEquals(0, branch.from());
        assertEquals(Optional.empty(), branch.parent());
        refused("frame 0: the first frame that is computed is 1", move(0, 1));
        refused("frame 2 comes after frame 3; inputs stand in order of frames", move(3, 1), move(2, 1));
        refused("frame 2: count restarts the run; it can be set before frame 1 only", new Input.Set(2, "count", "4"));
    }

    private static void refused(String complaint, Input... inputs) {
        assertEquals(complaint,
                assertThrows(BadInput.class, () -> Branch.root(P, List.of(inputs))).getMessage());
    }

    /// A gesture in frame 3 replaces what moves the same handle or sets the same parameter in it, and nothing else;
    /// what comes later is gone, but for the release in the frame after it.
    @Test
    void aForkKeepsThePastAndWhatTheGestureDoesNotReplace() {
        Branch root = Branch.root(P, List.of(move(2, 1), set(3, "1"), move(3, 2), act(3, "double"),
                act(4, Input.RELEASE), act(4, "double"), act(5, Input.RELEASE)));
        Branch fork = root.fork(3, List.of(move(3, 9)));
        assertEquals(List.of(move(2, 1), set(3, "1"), act(3, "double"), move(3, 9), act(4, Input.RELEASE)),
                fork.inputs());
        assertSame(root, fork.parent().orElseThrow());
        assertEquals(3, fork.from());
        assertEquals(List.of(move(2, 1), move(3, 2), act(3, "double"), set(3, "7"), act(4, Input.RELEASE)),
                root.fork(3, List.of(set(3, "7"))).inputs());
        assertEquals(List.of(move(2, 1), set(3, "1"), move(3, 2), act(3, "double"), act(3, "double"),
                act(4, Input.RELEASE)), root.fork(3, List.of(act(3, "double"))).inputs());
    }

    @Test
    void moreOfAGestureGoesOnFromItsFrame() {
        Branch root = Branch.root(P, List.of(move(2, 1))), fork = root.fork(3, List.of(move(3, 2)));
        Branch longer = fork.extend(List.of(move(4, 3)));
        assertEquals(List.of(move(2, 1), move(3, 2), move(4, 3)), longer.inputs());
        assertEquals(3, longer.from());
        assertSame(root, longer.parent().orElseThrow());
        assertEquals(2, longer.extend(List.of(move(2, 5))).from());
    }

    /// Alike up to the frame before the first input that only one of them has.
    @ParameterizedTest
    @CsvSource({"3,3,2147483646", "3,4,2", "4,3,2", "2,9,1"})
    void coursesShareWhatComesBeforeTheyDiffer(int a, int b,
            int shared) {
        Branch first = Branch.root(P, List.of(set(1, "1"), move(a, 1))),
                second = Branch.root(P, List.of(set(1, "1"), move(b, 1)));
        assertEquals(shared, first.shared(second));
        assertEquals(Math.min(a - 1, Integer.MAX_VALUE), first.shared(Branch.root(P, List.of(set(1, "1")))));
        assertEquals(-1, first.shared(Branch.root(P.with("by", "2"), List.of(set(1, "1"), move(a, 1)))));
        assertEquals(a == b ? 0 : Math.min(shared + 1, 9), a == b ? first.amend(second.inputs()).from()
                : first.fork(9, List.of()).amend(second.inputs()).from());
    }
}
