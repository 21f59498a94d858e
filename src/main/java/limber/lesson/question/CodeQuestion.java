package limber.lesson.question;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import limber.code.JavaKernels;
import limber.engine.model.Model;
import limber.engine.settings.Kernel;
import limber.engine.settings.Parameter;
import limber.engine.text.BadInput;
import limber.input.Goto;
import limber.input.SourcePosition;

/// A question that is answered by a code: the part of a phase's kernel that is missing. It is judged operation by
/// operation against the model's own code.
///
/// @param at the moment from which on the verdict is shown; frame 0 for at once
/// @param over the scenes that it is judged over
/// @param from the position of the name of its file
public record CodeQuestion(String id, Goto at, String phase, CodeGap gap, List<Over> over,
        List<CodeCheck> checks, List<Mistake> mistakes, SourcePosition from, SourcePosition position)
        implements Question {
    /// A scene: the step's with other values of some parameters.
    ///
    /// @param from,to the first and the last frame, from 1
    public record Over(int from, int to, Map<Parameter<?>, String> set) {}

    /// @param code what a student would have written in the gap
    public record Mistake(String code, SourcePosition position) {}

    @Override public Answer.Worked truth(Trial trial) {
        List<CodeScene> scenes = over.stream().map(trial::scene).toList();
        scenes.forEach(trial::spend);
        var judge = new CodeJudge(trial.model(), this, scenes);
        trial.at(at);
        return new Answer.Worked(judge.total(), Optional.of(judge));
    }

    /// A kernel with a code in the gap.
    ///
    /// @throws BadInput with line and column of the whole source
    Kernel read(String code, Model model) {
        return JavaKernels.read(gap.name(), gap.with(code).text(), model);
    }

    @Override public double score(Answer given, Answer truth) {
        var code = (Answer.Written) given;
        return ((Answer.Worked) truth).judge().map(j -> j.verdict(code.code()).score()).orElse(0.0);
    }

    @Override public boolean right(Answer given, Answer truth) {
        return score(given, truth) == 1;
    }

    /// Whether every operation must be the model's own.
    boolean same() {
        return checks.stream().anyMatch(CodeCheck.Same.class::isInstance);
    }

    /// The checks of whole scenes.
    List<CodeCheck.OfScene> ofScenes() {
        return checks.stream().flatMap(c -> c instanceof CodeCheck.OfScene of ? Stream.of(of) : Stream.empty())
                .toList();
    }
}
