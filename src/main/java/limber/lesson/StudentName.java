package limber.lesson;

import limber.engine.platform.Platform;

/// The name of a student, or of a group: who it is, and what its files are called.
public final class StudentName {
    private StudentName() {}

    /// A name in the form that tells students apart, and that numbers are drawn from: signs as the usual ones (NFKC),
    /// without blanks around it, one blank between its parts, in small letters. So `Li  Ming` and `li ming` are one
    /// student, and so are é as one sign and as two.
    public static String form(String name) {
        var form = new StringBuilder();
        boolean gap = false;
        for (int c : Platform.here().plain(name).codePoints().toArray()) {
            if (!blank(c)) form.append(gap ? " " : "").appendCodePoint(SmallLetters.of(c));
            gap = blank(c) && !form.isEmpty();
        }
        return Platform.here().plain(form.toString()); // a small letter may have a sign for itself and its mark
    }

    /// Blanks and control characters that separate words; the others of Unicode are plain blanks already.
    private static boolean blank(int c) {
        return c >= '\t' && c <= '\r' || c >= 0x1c && c <= ' ' || c == 0x85 || c == 0x1680 || c == 0x2028
                || c == 0x2029;
    }

    /// What a student's answers to a lesson are called as a file, such as `pin-and-half-Li-Ming.json`: letters with
    /// their marks and digits of every script stay.
    ///
    /// @param name may be empty
    public static String answersFile(String lesson, String name) {
        var file = new StringBuilder(lesson);
        boolean gap = true;
        for (int c : name.codePoints().toArray()) {
            if (stays(c)) file.append(gap ? "-" : "").appendCodePoint(c);
            gap = !stays(c);
        }
        return file + ".json";
    }

    private static boolean stays(int c) {
        return switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK,
                    Character.LETTER_NUMBER, Character.OTHER_NUMBER -> true;
            default -> Character.isLetterOrDigit(c);
        };
    }
}
