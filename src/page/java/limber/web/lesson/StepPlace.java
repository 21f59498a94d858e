package limber.web.lesson;

import java.util.List;
import java.util.stream.IntStream;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.web.Address;

/// The step at which the page of a lesson stands. It is in the page's address, as `#` and the step's id, or its number
/// from 1 where it has none, so that a link can lead to it. The browser keeps it for the next time.
final class StepPlace {
    private static final String KEPT = "limber.step.";

    private final Storage storage;
    private final List<String> ids;
    private final String key, left;

    /// @param left the step of the last time, as a course site knows it; empty where it does not
    StepPlace(Storage storage, Lesson lesson, String left) {
        this.left = left;
        this.storage = storage;
        List<Step> steps = lesson.steps();
        ids = IntStream.range(0, steps.size()) // a step that is only text has no id
                .mapToObj(i -> steps.get(i).id().isEmpty() ? String.valueOf(i + 1) : steps.get(i).id()).toList();
        key = KEPT + lesson.id() + "." + lesson.hash();
    }

    /// Where to begin: the step of the address, or else that of the last time, or else the first.
    int first() {
        int linked = step(Address.hash().split(";")[0]),
                kept = step(left.isEmpty() ? storage.read(key).orElse("") : left);
        return Math.max(0, linked >= 0 ? linked : kept);
    }

    /// The number of a step; negative where there is none of this id.
    int step(String id) {
        return ids.indexOf(id);
    }

    String id(int step) {
        return ids.get(step);
    }

    void at(int step) {
        if (ids.get(step).equals(storage.read(key).orElse(""))) return;
        storage.change(key, _ -> ids.get(step));
        Address.put(ids.get(step));
    }
}
