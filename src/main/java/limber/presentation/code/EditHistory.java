package limber.presentation.code;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// A history of the edits of a text. What is done at once is taken back at once; letters that are typed or deleted one
/// after another are taken back word by word.
public final class EditHistory {
    /// Edits that can be taken back; older ones are forgotten.
    private static final int MOST = 1000;

    /// A change of a text.
    ///
    /// @param at where it begins, in letters from the start
    public record Change(int at, String removed, String inserted) {
        /// The change that takes this one back.
        Change back() {
            return new Change(at, inserted, removed);
        }

        /// Where the text that has come ends.
        public int end() {
            return at + inserted.length();
        }

        private boolean typed() {
            return removed.isEmpty() && inserted.length() == 1 && !inserted.equals("\n");
        }

        private boolean deleted() {
            return inserted.isEmpty() && removed.length() == 1 && !removed.equals("\n");
        }
    }

    private final Deque<Change> done = new ArrayDeque<>(), undone = new ArrayDeque<>();
    /// Whether the newest edit may get more letters.
    private boolean open;

    /// Takes a change that a user has made.
    public void add(Change change) {
        undone.clear();
        Optional<Change> more =
                Optional.ofNullable(done.peek()).filter(_ -> open).flatMap(last -> joined(last, change));
        if (more.isPresent()) done.pop();
        else if (done.size() == MOST) done.removeLast();
        done.push(more.orElse(change));
        open = change.typed() || change.deleted()
                || change.inserted().length() == 1 && !change.inserted().equals("\n"); // typed over a selection
    }

    /// Ends the word that is being typed, as when the caret has gone elsewhere.
    public void pause() {
        open = false;
    }

    /// Takes the newest edit back.
    ///
    /// @return the change to be made; empty where nothing is left
    public Optional<Change> undo() {
        return moved(done, undone).map(Change::back);
    }

    /// Makes the edit again that was taken back last.
    ///
    /// @return the change to be made; empty where nothing is left
    public Optional<Change> redo() {
        return moved(undone, done);
    }

    private Optional<Change> moved(Deque<Change> from, Deque<Change> to) {
        open = false;
        Optional<Change> change = Optional.ofNullable(from.poll());
        change.ifPresent(to::push);
        return change;
    }

    /// Both as one, if the second goes on with the word of the first.
    private static Optional<Change> joined(Change last, Change next) {
        if (next.typed() && !last.inserted().isEmpty() && next.at() == last.end()
                && !begins(last.inserted().charAt(last.inserted().length() - 1), next.inserted().charAt(0)))
            return Optional.of(new Change(last.at(), last.removed(), last.inserted() + next.inserted()));
        if (!next.deleted() || !last.inserted().isEmpty()) return Optional.empty();
        String left = last.removed();
        char letter = next.removed().charAt(0);
        if (next.at() + 1 == last.at() && !begins(letter, left.charAt(0)))
            return Optional.of(new Change(next.at(), letter + left, ""));
        return next.at() == last.at() && !begins(left.charAt(left.length() - 1), letter)
                ? Optional.of(new Change(last.at(), left + letter, ""))
                : Optional.empty();
    }

    /// Whether a word begins between two letters.
    private static boolean begins(char before, char letter) {
        return Character.isWhitespace(before) && !Character.isWhitespace(letter);
    }
}
