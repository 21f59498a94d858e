package limber.presentation.play;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import limber.engine.Cursor;
import limber.engine.run.Branch;

/// The courses that a scene has taken: undo, kept branches, and bookmarks.
public final class Past {
    /// A moment with a name.
    public record Bookmark(String name, Branch branch, Cursor cursor) {}

    private final PlayedBranch played;
    private final Rules rules;
    private final Runnable still;
    private final ReadOnlyObjectWrapper<Optional<Branch>> left = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Long> changes = new ReadOnlyObjectWrapper<>(0L);
    private final ObservableList<Bookmark> bookmarks = FXCollections.observableArrayList();

    /// @param still shows the course's cursor, stopped
    Past(PlayedBranch played, Rules rules, Runnable still) {
        this.played = played;
        this.rules = rules;
        this.still = still;
    }

    /// The course whose future the last gesture left behind, until it is kept, restored or dismissed.
    public ReadOnlyObjectProperty<Optional<Branch>> left() {
        return left.getReadOnlyProperty();
    }

    /// A counter of changes in [#branches].
    public ReadOnlyObjectProperty<Long> changes() {
        return changes.getReadOnlyProperty();
    }

    public ObservableList<Bookmark> bookmarks() {
        return bookmarks;
    }

    /// The current branch.
    public Branch branch() {
        return played.branch();
    }

    /// All branches that can be reached, each after the one it left.
    public List<Branch> branches() {
        return played.branches(bookmarks.stream().map(Bookmark::branch).toList());
    }

    /// Receives the end of a gesture.
    ///
    /// @param behind the branch whose frames it left behind, if there were any
    void gesture(Optional<Branch> behind) {
        left.set(behind);
        changes.set(changes.get() + 1);
    }

    /// Receives the start of another scene; bookmarks of the one before are removed.
    void begin() {
        bookmarks.clear();
        gesture(Optional.empty());
    }

    public void undo() {
        if (lets() && played.undo()) moved();
    }

    public void redo() {
        if (lets() && played.redo()) moved();
    }

    /// While a gesture lasts, its course cannot be left: the gesture would go on from another one.
    private boolean lets() {
        return !played.inGesture() && rules.lets();
    }

    /// Keeps the branch that was left, beside the new one.
    public void keep() {
        left.get().ifPresent(played::keep);
        gesture(Optional.empty());
    }

    /// Dismisses the question about the branch left behind; undo still goes there.
    public void letGo() {
        left.set(Optional.empty());
    }

    /// Goes to a moment of a course; undo comes back.
    public void go(Branch branch, Cursor cursor) {
        if (!lets()) return;
        played.go(branch, cursor);
        moved();
    }

    /// Goes to the last cursor on a branch.
    public void go(Branch branch) {
        go(branch, played.lastOn(branch));
    }

    /// Adds a bookmark at the current cursor.
    public void mark(String name) {
        bookmarks.add(new Bookmark(name, played.branch(), played.at()));
        played.keep(played.branch());
        gesture(left.get());
    }

    public void unmark(Bookmark bookmark) {
        bookmarks.remove(bookmark);
        gesture(left.get());
    }

    private void moved() {
        gesture(Optional.empty());
        still.run();
    }
}
