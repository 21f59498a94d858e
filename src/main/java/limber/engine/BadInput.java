package limber.engine;

/// What a user gave that cannot be used. The message is one line: what, where, and what would be right.
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final int MOST_QUOTED = 60;

    public BadInput(String message) {
        super(message, null, false, false);
    }

    /// What a complaint quotes: a text, or its beginning where it is long.
    public static String brief(String text) {
        return text.length() <= MOST_QUOTED ? text : text.substring(0, MOST_QUOTED) + "…";
    }

    /// The same complaint with the place it comes from in front, such as `inputs.json:4:12`.
    public BadInput at(String place) {
        return new BadInput(place + ": " + getMessage());
    }

    /// Runs what may be refused; a complaint then has the place it comes from in front.
    public static void within(String place, Runnable attempt) {
        try {
            attempt.run();
        } catch (BadInput e) {
            throw e.at(place);
        }
    }
}
