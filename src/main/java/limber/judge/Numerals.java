package limber.judge;

import java.util.OptionalDouble;
import java.util.regex.Pattern;
import limber.engine.text.BadInput;
import org.jspecify.annotations.Nullable;

/// A table's way to write numbers: with a decimal point or a decimal comma, and whether the other mark stands between
/// thousands.
///
/// @param comma whether decimals stand behind a comma
/// @param grouped whether the other mark stands between thousands
record Numerals(boolean comma, boolean grouped) {
    private static final Pattern NUMBER = Pattern
            .compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?|[+-]?0[xX][0-9a-fA-F.]+[pP][+-]?\\d+");
    private static final Pattern NO_NUMBER = Pattern.compile("(?i)[+-]?(nan.*|inf|infinity|∞|1\\.#.*)");
    /// One to three digits, then groups of three. A group of thousands does not begin with 0.
    private static final Pattern POINTS = Pattern.compile("[+-]?[1-9]\\d{0,2}(\\.\\d{3})+"),
            COMMAS = Pattern.compile("[+-]?[1-9]\\d{0,2}(,\\d{3})+"),
            POINTS_THEN_COMMA = Pattern.compile("[+-]?[1-9]\\d{0,2}(\\.\\d{3})+,\\d*([eE][+-]?\\d+)?"),
            COMMAS_THEN_POINT = Pattern.compile("[+-]?[1-9]\\d{0,2}(,\\d{3})+\\.\\d*([eE][+-]?\\d+)?"),
            SPACED = Pattern.compile("[+-]?[1-9]\\d{0,2}(['’ \u00a0\u202f]\\d{3})+([.,].*)?");
    private static final Pattern SPACE = Pattern.compile("['’ \u00a0\u202f]");
    /// Digits that every number of single precision is told by.
    private static final int SINGLE = 9;

    /// The number that a field is.
    ///
    /// @return empty where it is none; NaN where it says so, or is infinite
    OptionalDouble read(String field) {
        if (NO_NUMBER.matcher(field).matches()) return OptionalDouble.of(Double.NaN);
        String plain = plain(field);
        return NUMBER.matcher(plain).matches() ? OptionalDouble.of(Double.parseDouble(plain))
                : OptionalDouble.empty();
    }

    private String plain(String field) {
        String plain = SPACED.matcher(field).matches() ? SPACE.matcher(field).replaceAll("") : field;
        if (grouped) plain = plain.replace(comma ? "." : ",", "");
        return comma ? plain.replace(',', '.') : plain;
    }

    /// Whether a number is one of single precision, or none.
    static boolean single(double v) {
        return Double.isNaN(v) || v == (float) v;
    }

    /// The same of a number that is written, which may also have no more digits than tell those.
    static boolean single(String field, double v) {
        if (single(v)) return true;
        int digits = 0;
        for (int i = 0; i < field.length() && "eEpP".indexOf(field.charAt(i)) < 0; i++) {
            char c = field.charAt(i);
            if (c >= '1' && c <= '9' || c == '0' && digits > 0) digits++;
        }
        return digits <= SINGLE;
    }

    /// What the fields of a table show of the way in which its numbers are written.
    static final class Evidence {
        private @Nullable Seen point, comma, doubtfulPoint, doubtfulComma, pointsBetween, commasBetween;

        /// A number, and where it stands.
        private record Seen(long line, String column, String text) {
            String place() {
                return "'" + text + "' in line " + line;
            }
        }

        void take(long line, String column, String field) {
            int points = 0, commas = 0;
            boolean power = false;
            for (int i = 0; i < field.length(); i++) {
                char c = field.charAt(i);
                if (c == '.') points++;
                else if (c == ',') commas++;
                else if (c == 'e' || c == 'E') power = true;
                else if (c == 'x' || c == 'X' || c == '#') return; // hexadecimal, or `1.#INF`
            }
            if (points + commas > 0) take(new Seen(line, column, field), points, commas, power);
        }

        private void take(Seen seen, int points, int commas, boolean power) {
            String text = seen.text;
            if (POINTS_THEN_COMMA.matcher(text).matches() || points > 1 && POINTS.matcher(text).matches()) {
                if (pointsBetween == null) pointsBetween = seen;
            } else if (COMMAS_THEN_POINT.matcher(text).matches() || commas > 1 && COMMAS.matcher(text).matches()) {
                if (commasBetween == null) commasBetween = seen;
            } else if (points == 1 && commas == 0) {
                boolean doubtful = !power && POINTS.matcher(text).matches();
                if (doubtful && doubtfulPoint == null) doubtfulPoint = seen;
                if (!doubtful && point == null) point = seen;
            } else if (commas == 1 && points == 0) {
                boolean doubtful = !power && COMMAS.matcher(text).matches();
                if (doubtful && doubtfulComma == null) doubtfulComma = seen;
                if (!doubtful && comma == null) comma = seen;
            }
        }

        /// How the numbers are written.
        ///
        /// @param separator of the fields; behind `;`, a comma is a decimal comma where nothing speaks against it
        /// @throws BadInput with the line of a number that can be read in two ways
        Numerals numerals(String file, char separator) {
            Seen asPoint = point != null ? point : commasBetween, asComma = comma != null ? comma : pointsBetween;
            if (asPoint != null && asComma != null) throw both(file, asPoint, asComma);
            if (asComma != null) {
                if (doubtfulPoint != null && pointsBetween == null) throw doubt(file, doubtfulPoint, asComma);
                return new Numerals(true, pointsBetween != null);
            }
            if (asPoint != null) {
                if (doubtfulComma != null && commasBetween == null) throw doubt(file, doubtfulComma, asPoint);
                return new Numerals(false, commasBetween != null);
            }
            if (doubtfulComma == null) return new Numerals(false, false);
            if (doubtfulPoint != null) throw doubt(file, doubtfulPoint, doubtfulComma);
            if (separator != ';') throw doubt(file, doubtfulComma, null);
            return new Numerals(true, false);
        }

        private static BadInput doubt(String file, Seen seen, @Nullable Seen beside) {
            boolean mark = seen.text.contains(",");
            return new BadInput(file + ":" + seen.line + ": " + seen.column + " '" + BadInput.brief(seen.text) + "' is "
                    + seen.text.replace(',', '.') + " if its " + (mark ? "comma" : "point")
                    + " stands before decimals, or " + seen.text.replace(mark ? "," : ".", "")
                    + " if it stands between thousands" + (beside == null ? "" : ", beside " + beside.place())
                    + "; numbers without a mark between thousands, all with the same decimal mark, would be right");
        }

        private static BadInput both(String file, Seen point, Seen comma) {
            Seen later = point.line >= comma.line ? point : comma, earlier = later == point ? comma : point;
            return new BadInput(file + ":" + later.line + ": " + later.column + " '" + BadInput.brief(later.text)
                    + "' has a decimal " + (later == point ? "point" : "comma") + ", but " + earlier.place()
                    + " a decimal " + (later == point ? "comma" : "point")
                    + "; the same decimal mark in all numbers would be right");
        }
    }
}
