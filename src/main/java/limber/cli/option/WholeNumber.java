package limber.cli.option;

import limber.engine.text.BadInput;
import limber.input.InputsFile;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// A whole number within limits, read from an option.
public abstract sealed class WholeNumber implements ITypeConverter<Integer> {
    private final int min, max;

    private WholeNumber(int min, int max) {
        this.min = min;
        this.max = max;
    }

    public static final class FromZero extends WholeNumber {
        FromZero() {
            super(0, InputsFile.MOST_FRAMES);
        }
    }

    /// Levels of a tree of reasons.
    public static final class Depth extends WholeNumber {
        Depth() {
            super(0, 20);
        }
    }

    public static final class FromOne extends WholeNumber {
        FromOne() {
            super(1, InputsFile.MOST_FRAMES);
        }
    }

    @Override public Integer convert(String text) {
        String range = "(" + min + ".." + max + ")";
        long n;
        try {
            n = Long.parseLong(text.strip());
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + BadInput.brief(text) + "' is not a whole number " + range);
        }
        if (n < min) throw new TypeConversionException(n + " is below " + min + " " + range);
        if (n > max) throw new TypeConversionException(n + " is above " + max + " " + range);
        return (int) n;
    }
}
