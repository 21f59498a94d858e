package limber.ui;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import limber.engine.Branch;
import limber.engine.Cursor;

/// The courses that a scene has taken: the way back, the ones that are kept beside it, and moments worth coming back to.
public final class Past {
    /// A moment with a name.
    public record Bookmark(String name, Branch branch, Cursor cursor) {}

    private final Course course;
    private final Rules rules;
    private final Runnable still;
    private final ReadOnlyObjectWrapper<Optional<Branch>> left = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Long> changes = new ReadOnlyObjectWrapper<>(0L);
    private final ObservableList<Bookmark> bookmarks = FXCollections.observableArrayList();

    /// @param still shows where the course is now, stopped
    Past(Course course, Rules rules, Runnable still) {
        this.course = course;
        this.rules = rules;
        this.still = still;
    }

    /// The course whose future the last gesture left behind, until it is kept, gone back to or forgotten.
    public ReadOnlyObjectProperty<Optional<Branch>> left() {
        return left.getReadOnlyProperty();
    }

    /// Counts whatever changes [#branches].
    public ReadOnlyObjectProperty<Long> changes() {
        return changes.getReadOnlyProperty();
    }

    public ObservableList<Bookmark> bookmarks() {
        return bookmarks;
    }

    /// The course it is on.
    public Branch branch() {
        return course.branch();
    }

    /// All courses that can be gone to, each after the one it left.
    public List<Branch> branches() {
        return course.branches(bookmarks.stream().map(Bookmark::branch).toList());
    }

    /// A gesture has ended.
    ///
    /// @param behind the course whose frames it left behind, if there were any
    void gesture(Optional<Branch> behind) {
        left.set(behind);
        changes.set(changes.get() + 1);
    }

    /// A scene of its own has begun; bookmarks of the one before would lead out of it.
    void begin() {
        bookmarks.clear();
        gesture(Optional.empty());
    }

    public void undo() {
        if (rules.lets() && course.undo()) moved();
    }

    public void redo() {
        if (rules.lets() && course.redo()) moved();
    }

    /// Keeps the course that was left beside the new one; it stands among the branches from now on.
    public void keep() {
        left.get().ifPresent(course::keep);
        gesture(Optional.empty());
    }

    /// What was left behind needs no answer any more; undo still goes there.
    public void letGo() {
        left.set(Optional.empty());
    }

    /// Goes to a moment of a course; undo comes back.
    public void go(Branch branch, Cursor cursor) {
        if (!rules.lets()) return;
        course.go(branch, cursor);
        moved();
    }

    /// Goes to where a course was last stood on.
    public void go(Branch branch) {
        go(branch, course.lastOn(branch));
    }

    /// Puts a bookmark where the scene stands.
    public void mark(String name) {
        bookmarks.add(new Bookmark(name, course.branch(), course.at()));
        course.keep(course.branch());
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
