package limber.presentation.panes;

import java.util.Optional;
import java.util.Set;
import limber.engine.model.Model;
import limber.engine.run.Picture;

/// A reading of a table of numbers. It may take long where it has measures, since some run a part of the solver.
///
/// @param before the picture with which it is compared
/// @param byOperation whether the changes are those of the last operation instead
/// @param of the kind of elements
/// @param measures the names of those that stand beside the channels
public record NumbersReading(Model model, Picture now, Optional<Picture> before, boolean byOperation, String of,
        Set<String> measures) {
    /// Whether it takes no time.
    public boolean channelsOnly() {
        return measures.isEmpty() && now.state().count(of) > 0;
    }

    public ShownNumbers read() {
        ElementTable sheet = ElementTable.of(model, now, of, measures);
        Optional<ChangedNumbers> changed = byOperation ? now.last().map(ChangedNumbers::by)
                : before.map(then -> ChangedNumbers.since(ElementTable.of(model, then, of, measures), sheet));
        return new ShownNumbers(sheet, changed.orElse(ChangedNumbers.NOTHING));
    }
}
