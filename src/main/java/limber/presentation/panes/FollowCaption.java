package limber.presentation.panes;

import java.util.Optional;
import limber.presentation.play.Following;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;

/// The caption of a scene that follows a program: where its frames come from, which is shown, and which are gone.
public final class FollowCaption {
    private FollowCaption() {}

    /// Empty for a scene that follows none.
    public static Optional<String> of(Playback playback, Wording words) {
        return playback.following().map(following -> text(following, playback, words));
    }

    private static String text(Following following, Playback playback, Wording words) {
        Following.Program program = following.program().get();
        int last = following.last().get(), first = following.first().get();
        int here = Optional.ofNullable(playback.picture().get()).map(p -> p.cursor().frame()).orElse(0);
        String at = following.newest().get() ? words.get("follow.newest").formatted(program.source(), Math.max(here, 0))
                : words.get("follow.behind").formatted(program.source(), here, last);
        String connection = switch (program.connection()) {
            case WRITING -> "";
            case WAITING -> words.get("follow.waiting");
            case LOST -> words.get("follow.lost").formatted(program.source());
            case STOPPED -> words.get("follow.stopped");
            case ENDED -> words.get("follow.ended");
        };
        String dropped = first == 0 ? "" : words.get("follow.dropped").formatted(first);
        return at + connection + dropped;
    }
}
