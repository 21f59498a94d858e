package limber.web.panes;

import limber.presentation.code.CodeReader;
import limber.presentation.panes.LedgerKeeper;
import limber.presentation.panes.Questions;
import limber.presentation.play.Playback;
import limber.presentation.words.Captions;
import limber.presentation.words.Wording;

/// The scene of a page, as its parts see it.
///
/// @param reader which operation is shown
/// @param questions the number whose reason was asked for last
/// @param ledger of its energy and momentum, which is kept while a part follows it
public record Scene(Playback playback, Wording words, Captions captions, CodeReader reader, Questions questions,
        LedgerKeeper ledger) {
    public static Scene of(Playback playback, Wording words) {
        return new Scene(playback, words, new Captions(playback.model(), words), new CodeReader(playback),
                new Questions(playback), new LedgerKeeper(playback));
    }

    /// A word of the window or of the model.
    public String word(String key) {
        return words.get(key);
    }
}
