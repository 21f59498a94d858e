package limber.tex;

import java.util.Map;
import java.util.Set;

/// An estimate of what drawing a formula takes, made from its text. Some commands lay out their argument twice, or draw
/// brackets around it twice as high, so that each level of them doubles the work: 26 levels took 99 s.
///
/// @param boxes letters and signs to draw, with their copies
/// @param levels of commands that copy, inside each other
/// @param pairs of `\left` and `\right` inside each other: brackets around what does not stand in the middle are up to
///   twice as high, and are put together from as many pieces
record FormulaSize(long boxes, int levels, int pairs) {
    /// Commands that copy their arguments, and how many arguments they have.
    private static final Map<String, Integer> COPYING = Map.ofEntries(Map.entry("dddot", 1),
            Map.entry("ddddot", 1), Map.entry("undertilde", 1), Map.entry("binom", 2), Map.entry("dbinom", 2),
            Map.entry("tbinom", 2), Map.entry("prescript", 3), Map.entry("genfrac", 6), Map.entry("Set", 1),
            Map.entry("Bra", 1), Map.entry("Ket", 1), Map.entry("Braket", 1));
    /// Commands that copy the group, or the pair of `\left` and `\right`, that they stand in.
    private static final Set<String> AROUND = Set.of("choose", "brace", "brack", "bangle", "atopwithdelims",
            "overwithdelims", "abovewithdelims", "middle");
    /// More doublings are too many, however few letters there are.
    private static final int MOST_DOUBLINGS = 20;

    private static final FormulaSize NONE = new FormulaSize(0, 0, 0), ONE = new FormulaSize(1, 0, 0);

    static FormulaSize of(String tex) {
        return new Scan(tex).group(End.OF_TEXT);
    }

    private FormulaSize and(FormulaSize o) {
        return new FormulaSize(boxes + o.boxes, Math.max(levels, o.levels), Math.max(pairs, o.pairs));
    }

    private FormulaSize doubled(int times) {
        return new FormulaSize(Math.min(boxes, Integer.MAX_VALUE) << Math.min(times, MOST_DOUBLINGS), levels + times,
                pairs);
    }

    private FormulaSize paired() {
        return new FormulaSize(boxes, levels, pairs + 1);
    }

    /// What ends a group.
    private enum End { OF_TEXT, BRACE, RIGHT }

    /// A pass over the text. Where it cannot tell what a command copies, it counts too much.
    private static final class Scan {
        private final String tex;
        private int at, braces;

        Scan(String tex) {
            this.tex = tex;
        }

        FormulaSize group(End end) {
            FormulaSize size = NONE;
            int around = 0;
            while (at < tex.length() && !(tex.charAt(at) == '}' && braces > 0)) {
                if (tex.charAt(at) != '\\') {
                    size = size.and(part());
                    continue;
                }
                String command = command();
                if (command.equals("right") && end == End.RIGHT) return size.and(ONE).doubled(around);
                size = size.and(command.equals("left") ? group(End.RIGHT).paired() : ONE);
                if (AROUND.contains(command)) around++;
                if (COPYING.containsKey(command)) {
                    FormulaSize arguments = arguments(COPYING.get(command));
                    boolean unknown = commandTakesArguments(); // then all that follows may belong to it
                    size = size.and(unknown ? arguments : arguments.doubled(1));
                    if (unknown) around++;
                }
            }
            if (end == End.BRACE && at < tex.length()) {
                at++;
                braces--;
            }
            return size.doubled(around);
        }

        /// A group in braces, or one sign.
        private FormulaSize part() {
            if (tex.charAt(at++) != '{') return ONE;
            braces++;
            return group(End.BRACE);
        }

        /// Those of a command, up to one that is a command itself.
        private FormulaSize arguments(int most) {
            FormulaSize size = ONE;
            for (int n = 0; n < most; n++) {
                blanks();
                if (at == tex.length() || tex.charAt(at) == '}' || tex.charAt(at) == '\\') break;
                size = size.and(part());
            }
            return size;
        }

        /// Whether a command follows that may take arguments; one that takes none is passed over.
        private boolean commandTakesArguments() {
            blanks();
            if (at == tex.length() || tex.charAt(at) != '\\') return false;
            int before = at;
            String command = command();
            blanks();
            boolean takes = COPYING.containsKey(command) || at < tex.length() && "{[\\".indexOf(tex.charAt(at)) >= 0;
            if (takes) at = before;
            return takes;
        }

        private void blanks() {
            while (at < tex.length() && Character.isWhitespace(tex.charAt(at))) at++;
        }

        /// The name of the command that begins here, or its one sign.
        private String command() {
            int from = ++at;
            while (at < tex.length() && Character.isLetter(tex.charAt(at))) at++;
            if (at == from && at < tex.length()) at++;
            return tex.substring(from, at);
        }
    }
}
