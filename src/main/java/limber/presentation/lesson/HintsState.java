package limber.presentation.lesson;

import java.util.List;
import limber.presentation.words.Wording;

/// The hints of a step, opened one at a time. How many a student has opened is kept with the answers.
public record HintsState(Predictions predictions, List<String> hints, Wording words) {
    /// Those that are open; fewer than before if the lesson has been saved with fewer.
    public List<String> open() {
        return hints.subList(0, Math.min(predictions.hints(), hints.size()));
    }

    public boolean more() {
        return open().size() < hints.size();
    }

    /// What the button says that opens the next one.
    public String label() {
        return words.get("lesson.hint.next").formatted(open().size() + 1, hints.size());
    }

    public void openNext() {
        predictions.hinted(open().size() + 1);
    }
}
