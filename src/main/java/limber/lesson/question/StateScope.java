package limber.lesson.question;

import java.util.Optional;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.expression.Expression;
import limber.expression.Vocabulary;

/// The values of expressions at a state.
///
/// @param p the settings that hold there
/// @param state with its skin
/// @param other the right side of a comparison; empty for one scene
record StateScope(Model model, Settings p, State state, Optional<Picture> other) implements Expression.Scope {
    StateScope(Model model, Settings p, State state) {
        this(model, p, state, Optional.empty());
    }

    @Override public Settings settings(Vocabulary.Side side) {
        return side == Vocabulary.Side.RIGHT ? other.orElseThrow().settings() : p;
    }

    @Override public double[] measure(Vocabulary.Side side, Measure measure) {
        return measure.read(settings(side), side == Vocabulary.Side.RIGHT ? other.orElseThrow().state() : state);
    }

    @Override public int count(String of) {
        return model.kind(p, of).map(kind -> kind.count(state)).orElse(0);
    }
}
