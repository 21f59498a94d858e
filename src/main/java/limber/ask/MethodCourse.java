package limber.ask;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import limber.engine.model.Entry;
import limber.engine.model.Input;
import limber.engine.model.SharedHandles;
import limber.engine.run.Branch;
import limber.engine.run.Course;
import limber.engine.settings.Settings;

/// The course of a method that follows a scene: its own inputs, and those of the scene that mean something to it.
public final class MethodCourse implements Course {
    private final Entry first, own;
    private Settings now;
    private Entry follower;
    private SharedHandles handles;
    private List<Input> left = List.of();

    /// @param first the scene, as it was when both were set up
    /// @param own the method
    public MethodCourse(Entry first, Entry own) {
        this.first = first;
        this.own = own;
    }

    @Override public Entry under(Branch leader) {
        return under(leader.settings(), leader.inputs());
    }

    /// The same for the settings and inputs of a branch.
    public Entry under(Settings settings, List<Input> inputs) {
        if (!settings.equals(now)) {
            boolean edited = !settings.equals(first.settings());
            follower = edited ? new SharedHandles(first, own).follow(settings) : own;
            handles = new SharedHandles(first.with(settings), follower);
            now = settings;
        }
        SharedHandles.Shared shared = handles.of(inputs);
        left = shared.left();
        var all = new ArrayList<>(follower.inputs());
        all.addAll(shared.inputs());
        all.sort(Comparator.comparingInt(Input::frame)); // stable: its own come first
        return new Entry(follower.model(), follower.settings(), all);
    }

    /// The inputs of the scene that it did not get.
    public List<Input> left() {
        return left;
    }
}
