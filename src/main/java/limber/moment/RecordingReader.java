package limber.moment;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import limber.input.Faults;
import limber.input.InputsFile;
import limber.input.Keys;
import limber.input.Node;

/// A reader for the part of a moment that makes it a recording.
record RecordingReader(Faults faults) {
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{16}"), STEPS = Pattern.compile("(?:[0-9a-f]{4})*+");
    private static final String SOME_HASH = "16 hexadecimal digits", SOME_STEPS = "four hexadecimal digits a phase";

    /// @return empty if there is no such part, or it has faults
    Optional<Recording> read(Keys keys) {
        boolean there = Stream.of("every", "frames", "hashes", "steps").anyMatch(keys::has);
        Optional<Integer> every = keys.read("every", n -> n.whole("every", 1, InputsFile.MOST_FRAMES));
        if (!there) return unread(keys);
        Optional<Integer> frames = keys.need("frames", "the last frame", n -> n.whole("frames", 0,
                InputsFile.MOST_FRAMES));
        Optional<List<String>> hashes = keys.need("hashes", "a list of hashes",
                n -> texts("hashes", n, HASH, SOME_HASH)), steps =
                        keys.read("steps",
                                n -> texts("steps", n, STEPS, SOME_STEPS));
        if (frames.isEmpty() || hashes.isEmpty() || keys.has("every") && every.isEmpty()) return Optional.empty();
        int apart = every.orElse(1), count = Recording.count(apart, frames.get());
        count(keys, "hashes", hashes.get(), count);
        steps.ifPresent(s -> count(keys, "steps", s, frames.get()));
        return Optional.of(new Recording(apart, frames.get(), hashes.get(), steps.orElse(List.of())));
    }

    private static Optional<Recording> unread(Keys keys) {
        for (String key : List.of("frames", "hashes", "steps")) keys.read(key, n -> n);
        return Optional.empty();
    }

    private void count(Keys keys, String key, List<String> texts, int count) {
        if (texts.size() != count) faults.add(keys.place(key).bad(
                key + " has " + texts.size() + " entries; " + count + " would be right for these frames"));
    }

    private static List<String> texts(String key, Node node, Pattern form, String right) {
        List<Node> entries = node.array(key, "an array of strings");
        if (entries.size() > Recording.MOST) throw node
                .bad(key + " has " + entries.size() + " entries; at most " + Recording.MOST + " would be right");
        return entries.stream().map(n -> {
            String text = n.string("an entry of " + key, right);
            if (!form.matcher(text).matches())
                throw n.bad(key + ": '" + BadInput.brief(text) + "' is none; " + right + " would be right");
            return text;
        }).toList();
    }
}
