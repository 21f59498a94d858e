package limber.presentation.play;

import java.util.function.DoubleSupplier;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import limber.presentation.Later;

/// The unanswered requests, and the message about a slow one: none for half a second, then its progress.
final class PendingRequests {
    /// The time until the first message and that between two, ms.
    private static final int PATIENCE = 600, OFTEN = 100;
    /// The smallest share shown, so that a bar that has just begun is visible.
    private static final double BEGUN = 0.01;

    private final ReadOnlyDoubleWrapper share = new ReadOnlyDoubleWrapper();
    private final Later.Repeated clock;
    /// The number of the newest request, and of the last one that was answered.
    private long asked, answered;

    /// @param done the progress, 0..1
    PendingRequests(Later later, DoubleSupplier done) {
        clock = later.every(PATIENCE, OFTEN, () -> share.set(Math.max(BEGUN, done.getAsDouble())));
    }

    /// The progress, 0..1; 0 while nothing is slow.
    ReadOnlyDoubleProperty share() {
        return share.getReadOnlyProperty();
    }

    /// @param request the number of the new request; the wait for earlier ones goes on
    void ask(long request) {
        asked = request;
        if (waits()) clock.start();
    }

    /// Receives the answer to a request, which also settles those before it.
    void answer(long request) {
        answered = Math.max(answered, request);
        if (!waits()) end();
    }

    /// Whether a request is unanswered.
    boolean waits() {
        return answered < asked;
    }

    /// Whether this is the newest request.
    boolean newest(long request) {
        return request >= asked;
    }

    void end() {
        clock.stop();
        share.set(0);
    }
}
