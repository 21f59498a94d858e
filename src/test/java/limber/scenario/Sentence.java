package limber.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import limber.engine.settings.Vec;

/// A sentence of a scenario: its form, and the act that it means.
///
/// @param like a sentence of this form
record Sentence(Pattern form, String like, Function<Matcher, Act> meaning) {
    private static final String POINT = "(\\S+) (\\S+) (\\S+)", WAY = "((?:right|left) \\d+)?(?: ?((?:up|down) \\d+))?",
            THING = "(\\S+(?: \\d+)?)";

    private static final List<Sentence> ALL = List.of(
            of("open lesson (\\S+)", "open lesson 03-one-stick", m -> new Act.OpenLesson(m.group(1))),
            of("open model (\\S+) preset (\\S+) seen from " + POINT + " to " + POINT,
                    "open model rope preset hook seen from 0 0 6 to 0 0 0",
                    m -> new Act.OpenModel(m.group(1), m.group(2), point(m, 3), point(m, 6))),
            of("step ([a-z-]+)(?: (\\d+))?", "step frame 3", m -> new Act.Step(m.group(1), times(m.group(2)))),
            of("back(?: (\\d+))?", "back 3", m -> new Act.Back(times(m.group(1)))),
            of("drag " + THING + " " + WAY, "drag particle 6 right 40 down 20",
                    m -> new Act.Drag(m.group(1), pixels(m, 2))),
            of("click " + THING, "click particle 6", m -> new Act.Click(m.group(1))),
            of("undo", "undo", _ -> new Act.Undo()),
            of("redo", "redo", _ -> new Act.Redo()),
            of("set (\\S+) (.+)", "set iterations 3", m -> new Act.Put(m.group(1), m.group(2))),
            of("plot", "plot", _ -> new Act.Plot()),
            of("ledger", "ledger", _ -> new Act.Ledger()),
            of("answer (\\S+): (.+)", "answer error: 0.25", m -> new Act.Answer(m.group(1), m.group(2))),
            of("choose (\\S+): (\\d+)", "choose left: 2",
                    m -> new Act.Choose(m.group(1), Integer.parseInt(m.group(2)))),
            of("draw (\\S+): from " + THING + " " + WAY, "draw where: from particle 1 left 40",
                    m -> new Act.Draw(m.group(1), m.group(2), pixels(m, 3))),
            of("pen (\\S+)", "pen where", m -> new Act.Pen(m.group(1))),
            of("trace (\\S+): ((?:up|down|next)(?: up| down| next)*)", "trace length: up up next down",
                    m -> new Act.Trace(m.group(1), List.of(m.group(2).split(" ")))),
            of("edit (\\S+): \"(.+)\"", "edit fall: \"y -= 1;\"", m -> new Act.Edit(m.group(1), m.group(2))),
            of("skip (\\S+)", "skip error", m -> new Act.Skip(m.group(1))),
            of("reveal (\\S+)", "reveal error", m -> new Act.Reveal(m.group(1))),
            of("hint", "hint", _ -> new Act.Hint()),
            of("next", "next", _ -> new Act.Next()),
            of("previous", "previous", _ -> new Act.Previous()));
    private static final Pattern SEEN = Pattern.compile("see (.+?) (is|has) (.+)|see no (.+)");

    private static Sentence of(String form, String like, Function<Matcher, Act> meaning) {
        return new Sentence(Pattern.compile(form), like, meaning);
    }

    /// @throws IllegalArgumentException if it is none
    static Act read(String sentence) {
        for (Sentence one : ALL) {
            Matcher m = one.form.matcher(sentence);
            if (m.matches()) return one.meaning.apply(m);
        }
        String first = sentence.split(" ")[0];
        List<String> near = ALL.stream().map(Sentence::like).filter(l -> l.split(" ")[0].equals(first)).toList();
        throw new IllegalArgumentException("“" + sentence + "” is no sentence; "
                + (near.isEmpty() ? "one begins with " + ALL.stream().map(s -> s.like.split(" ")[0]).distinct()
                        .collect(Collectors.joining(", ")) + " or see"
                        : "one is “" + String.join("” or “", near) + "”"));
    }

    static Scenario.Expected expected(int number, String sentence) {
        Matcher m = SEEN.matcher(sentence);
        if (!m.matches()) throw new IllegalArgumentException("“" + sentence
                + "” expects nothing; “see result error is Right.”, “see caption has stick 3” or “see no goal” does");
        return m.group(4) != null ? new Scenario.Expected(number, m.group(4), true, "")
                : new Scenario.Expected(number, m.group(1), m.group(2).equals("is"), m.group(3));
    }

    private static int times(String text) {
        return text == null ? 1 : Integer.parseInt(text);
    }

    private static Vec point(Matcher m, int from) {
        double[] xyz = Arrays.stream(new String[]{m.group(from), m.group(from + 1), m.group(from + 2)})
                .mapToDouble(Double::parseDouble).toArray();
        return Vec.of(xyz, 0);
    }

    private static Act.Pixels pixels(Matcher m, int from) {
        return new Act.Pixels(way(m.group(from), "left"), way(m.group(from + 1), "up"));
    }

    private static int way(String part, String back) {
        if (part == null) return 0;
        int pixels = Integer.parseInt(part.split(" ")[1]);
        return part.startsWith(back) ? -pixels : pixels;
    }
}
