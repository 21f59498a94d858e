package limber.code;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;

/// Plain words for what the compiler says; where there are none, its own.
final class CompilerWords {
    private static final Pattern SYMBOL = Pattern.compile("symbol: +(\\w+) +(\\S+)"),
            LOSSY = Pattern.compile("possible lossy conversion from (\\w+) to (\\w+)");

    private CompilerWords() {}

    static String plain(Diagnostic<?> d) {
        String said = d.getMessage(Locale.ENGLISH), first = said.lines().findFirst().orElse("").strip();
        Matcher symbol = SYMBOL.matcher(said), lossy = LOSSY.matcher(said);
        String code = d.getCode() == null ? "" : d.getCode();
        if (code.startsWith("compiler.err.cant.resolve") && symbol.find()) return "there is no " + symbol.group(1) + " "
                + symbol.group(2) + " here; " + (symbol.group(1).equals("method") ? "one of this file or of Math"
                        : "a name that is declared above or in the state")
                + " would be right (cannot find symbol)";
        if (lossy.find()) return "a " + lossy.group(1) + " does not fit into a " + lossy.group(2) + "; a cast such as ("
                + lossy.group(2) + ") or another type would be right (" + first + ")";
        if (code.equals("compiler.err.premature.eof"))
            return "the file ends too early; a closing } is missing (" + first + ")";
        if (code.equals("compiler.err.var.might.not.have.been.initialized"))
            return "the variable may be read before it has a value; a first value would be right (" + first + ")";
        if (code.equals("compiler.err.already.defined"))
            return "the name is taken; another one would be right (" + first
                    + ")";
        if (code.equals("compiler.err.missing.ret.stmt"))
            return "a way through the function returns nothing; a return would be right (" + first + ")";
        return first;
    }
}
