package limber.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.model.Input;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.DidYouMean;
import limber.input.Faults;
import limber.input.JsonText;
import limber.input.Node;
import limber.input.SourcePosition;
import limber.lesson.source.Folder;
import limber.lesson.source.SettingsReader;

/// The recorded solution of a lesson: `solution.json`, a map from the id of a step to inputs, in the form of an inputs
/// file. A value set in frame 1 is set before the scene begins.
public final class Solution {
    private final Map<String, List<Input>> inputs = new HashMap<>();
    private final Map<String, SourcePosition> places = new HashMap<>();
    private boolean unread;

    private Solution() {}

    public static Solution read(Lesson lesson, Faults faults) {
        var solution = new Solution();
        if (lesson.folder().has(Folder.SOLUTION)) solution.unread = faults.attempt(() -> {
            String file = lesson.folder().called(Folder.SOLUTION);
            solution.take(lesson, JsonText.read(file, lesson.folder().text(Folder.SOLUTION)), faults);
            return solution;
        }).isEmpty();
        return solution;
    }

    private void take(Lesson lesson, Node node, Faults faults) {
        List<String> ids = lesson.steps().stream().filter(s -> s.goal().isPresent()).map(Step::id).toList();
        node.object("the solution", "{\"id-of-a-step\": […]}").forEach((id, value) -> {
            places.put(id, value.place());
            if (!ids.contains(id))
                faults.add(value.key().bad("no step '" + id + "' has a goal; " + DidYouMean.hint(id, ids)));
            else faults.attempt(() -> solve(lesson, id, value, faults));
        });
    }

    private List<Input> solve(Lesson lesson, String id, Node value, Faults faults) {
        Step step = lesson.steps().stream().filter(s -> s.id().equals(id)).findFirst().orElseThrow();
        Settings start = lesson.steps().subList(0, lesson.steps().indexOf(step) + 1).stream()
                .flatMap(s -> s.scene().stream()).reduce((_, later) -> later).orElseThrow().settings();
        List<Input> read = new SettingsReader(lesson.model(), lesson.folder(), faults).inputs(value, "a solution",
                start);
        step.panel().ifPresent(panel -> read.forEach(i -> {
            if (i instanceof Input.Move move && !movable(lesson, start, panel, move))
                throw value.bad("moving " + move.handle()
                        + " changes what the step's panel does not leave open; the solution does what a student can");
            if (i instanceof Input.Set set && !Allowed.by(panel, start.parameter(set.parameter()), set.value()))
                throw value.bad(set.parameter() + " = " + set.value()
                        + " is not allowed by the step's panel; the solution does what a student can");
        }));
        inputs.put(id, read);
        return read;
    }

    /// Whether a panel allows moving a handle at frame 0; a grabbed element belongs to no setting.
    private static boolean movable(Lesson lesson, Settings p, Map<Parameter<?>, Allowed> panel, Input.Move move) {
        return lesson.model().handles(p).stream().filter(h -> h.name().equals(move.handle()))
                .flatMap(h -> h.placing().stream())
                .allMatch(placing -> panel.keySet().stream().map(Parameter::name).toList()
                        .containsAll(p.differences(placing.put(p, move.to()))));
    }

    /// Empty if nothing is recorded for a step.
    public Optional<List<Input>> of(String step) {
        return Optional.ofNullable(inputs.get(step));
    }

    /// Whether nothing is recorded for a step; false if the file cannot be read, which may contain anything.
    public boolean lacks(String step) {
        return !unread && !places.containsKey(step);
    }

    public SourcePosition position(String step) {
        return places.get(step);
    }
}
