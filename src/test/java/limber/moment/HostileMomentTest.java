package limber.moment;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import limber.Damage;
import limber.SoakTime;
import limber.Within;
import limber.fuzz.Door;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Recordings of the corpus with bytes flipped, cut and doubled, numbers replaced by extremes, and keys by others: each
/// is refused with one clear line, or is replayed within its limit of work. The memory is that of the test's JVM.
class HostileMomentTest {
    private static final int FEW = 500, MANY = 10_000;
    private static final Duration SOON = Duration.ofSeconds(20);
    private static final Pattern NUMBER = Pattern.compile("(?<=[:,\\[=])-?\\d[0-9.]*"),
            KEY = Pattern.compile("\"[a-zA-Z]+\"(?=:)");
    private static final List<String> EXTREMES = List.of("0", "-1", "1e999", "1e-320", "2147483647", "2147483648",
            "-0.0", "1e6", "20000", "10000000", "99999999999999999999", "0.1", "1000", "256", "null", "true", "[]");

    @TempDir Path folder;

    @Test
    void aMutatedRecordingIsRefusedOrPlays() throws IOException {
        mutate(FEW, new SplittableRandom(2026));
    }

    @Test
    @Tag("long")
    void tenThousandMutatedRecordingsAre() throws IOException {
        mutate(MANY, new SplittableRandom(SoakTime.SEED));
    }

    private void mutate(int count, SplittableRandom random) throws IOException {
        var texts = new ArrayList<String>();
        for (String name : RecordingCorpusTest.names())
            texts.add(Files.readString(RecordingCorpus.FOLDER.resolve(name + Moment.ENDING)));
        int refused = 0;
        for (int n = 0; n < count; n++) {
            byte[] mutated = mutated(texts.get(n % texts.size()), random);
            String what = "mutation " + n + " of " + RecordingCorpusTest.names().get(n % texts.size()) + ": "
                    + new String(mutated, StandardCharsets.UTF_8);
            List<String> said = Within.processor(SOON, () -> {
                try {
                    return Door.MOMENT.said(mutated, folder);
                } catch (RuntimeException | Error e) {
                    throw new AssertionError(e + " for " + what, e);
                }
            }, () -> what);
            if (!said.isEmpty()) refused++;
        }
        assertTrue(refused > count / 4 && refused < count, refused + " of " + count + " were refused");
    }

    private static byte[] mutated(String text, SplittableRandom random) {
        return switch (random.nextInt(4)) {
            case 0, 1 -> new Damage(random.nextLong()).of(text.getBytes(StandardCharsets.UTF_8));
            case 2 -> replaced(text, NUMBER, EXTREMES.get(random.nextInt(EXTREMES.size())), random);
            default -> {
                List<String> keys = KEY.matcher(text).results().map(MatchResult::group).toList();
                yield replaced(text, KEY, keys.get(random.nextInt(keys.size())), random);
            }
        };
    }

    /// The text with another word in one of the places that match.
    private static byte[] replaced(String text, Pattern pattern, String word, SplittableRandom random) {
        List<MatchResult> places = pattern.matcher(text).results().toList();
        MatchResult place = places.get(random.nextInt(places.size()));
        return (text.substring(0, place.start()) + word + text.substring(place.end()))
                .getBytes(StandardCharsets.UTF_8);
    }
}
