package limber.presentation.lesson;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import limber.engine.settings.Parameter;
import limber.lesson.question.CodeCheck;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.CodeVerdict;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// Sentences about codes that have been judged, for faces with a compiler.
record CodeSentences(CodeQuestion question, Wording words) {
    /// A verdict in a sentence: what is wrong first.
    String said(CodeVerdict verdict) {
        return verdict.refused().map(r -> r.line() == 0 ? words.refusal(r.why())
                : words.get("edit.status.refused").formatted(r.line(), words.refusal(r.why())))
                .or(() -> verdict.first().map(w -> said(w, verdict.total())))
                .or(() -> verdict.broken().stream().findFirst().map(this::said))
                .orElseGet(() -> words.get("lesson.code.right").formatted(verdict.total()));
    }

    private String said(CodeVerdict.Wrong w, long total) {
        String where = words.get("lesson.code.wrong").formatted(w.number() + 1, total, place(w));
        if (!w.failed().isEmpty())
            return where + " " + words.get("edit.status.refused").formatted(w.line(), words.refusal(w.failed()));
        CodeVerdict.Wrote wrote = w.wrote().orElseThrow();
        List<String> sides = Quantity.apart(wrote.given(), wrote.right(), "");
        String values = words.get("lesson.code.wrote").formatted(words.quantity(wrote.channel()), wrote.element(),
                sides.getFirst(), sides.getLast());
        return where + " " + values + (w.line() > 0 ? " " + words.get("lesson.code.at").formatted(w.line())
                : " " + words.get("lesson.code.nothing"));
    }

    /// The frame, the rounds, the phase and its element.
    private String place(CodeVerdict.Wrong w) {
        String rounds = words.rounds(w.slot(), "caption.comma");
        String place = words.get("lesson.code.place").formatted(w.before().frame() + 1,
                rounds.isEmpty() ? "" : rounds + words.get("caption.comma"),
                words.title("phase", w.slot().phase().name()),
                words.kind(w.slot().phase().of()), w.element());
        Map<Parameter<?>, String> set = question.over().get(w.scene()).set();
        return set.isEmpty() ? place
                : words.get("lesson.code.run").formatted(place, set.entrySet().stream()
                        .map(e -> setting(e.getKey(), e.getValue()))
                        .collect(Collectors.joining(words.get("caption.comma"))));
    }

    /// A setting that the run had and the scene has not: nobody sees that run.
    private String setting(Parameter<?> p, String value) {
        return words.title("parameter", p.name()) + " " + words.choice(p.name(), value)
                + (p.unit().isEmpty() ? "" : " " + p.unit());
    }

    private String said(CodeCheck.Outcome o) {
        return words.get("lesson.code." + o.check().word()).formatted(o.at(), Quantity.digits(o.given()),
                Quantity.digits(o.right()));
    }
}
