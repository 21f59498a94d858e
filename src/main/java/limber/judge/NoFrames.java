package limber.judge;

import limber.engine.text.BadInput;

/// The refusal of a table without a column of frames, but with one of times.
public final class NoFrames extends BadInput {
    private static final long serialVersionUID = 1;

    NoFrames(String message) {
        super(message);
    }

    @Override public BadInput at(String place) {
        return new NoFrames(place + ": " + getMessage());
    }
}
