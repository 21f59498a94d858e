package limber.engine.run;

import limber.engine.model.Entry;
import limber.engine.model.Model;
import limber.engine.model.Variant;

/// The settings and inputs of a run that follows another one.
public interface Course {
    /// Its settings and all of its inputs while the other run follows a branch.
    ///
    /// @throws limber.engine.text.BadInput if there are no such settings
    Entry under(Branch leader);

    /// Whether it follows into frames: to the nearest time and the most similar operation. Otherwise it stands at the
    /// last complete frame of the same number.
    default boolean inside() {
        return false;
    }

    /// The same scene under other settings.
    static Course of(Model model, Variant variant) {
        return new Course() {
            @Override public Entry under(Branch leader) {
                var settings = variant.of(leader.settings());
                return new Entry(model, settings, variant.shared(leader.inputs(), model, settings));
            }

            @Override public boolean inside() {
                return true;
            }
        };
    }
}
