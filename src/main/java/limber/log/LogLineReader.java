package limber.log;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import limber.engine.Channel;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.input.JsonText;
import limber.input.SourcePosition;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;

/// A reader of the lines of a log that tell an operation each. It reads one at a time.
final class LogLineReader {
    private static final JsonFactory JSON = JsonFactory.builder().enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS).build();
    private static final int MOST_FRAMES = 10_000_000, MOST_ROUNDS = 100_000, MOST_VALUES = 200,
            WIDEST = LogHeaderReader.WIDEST;
    private static final List<String> KEYS = List.of("frame", "phase", "element", "values", "changes", "line");

    private final String file;
    private final boolean skims;
    private boolean converts = true;
    private final LogHeader header;
    private final Map<String, Integer> channels = new HashMap<>();
    private final double[] room = new double[WIDEST];
    /// Of the line that is read.
    private int number;
    @SuppressWarnings("NullAway.Init") private JsonParser parser;

    /// @param file how complaints call it
    /// @param skims whether the numbers of values are passed over: each is 0
    LogLineReader(String file, LogHeader header, boolean skims) {
        this.skims = skims;
        this.file = file;
        this.header = header;
        for (int i = 0; i < header.channels().size(); i++)
            channels.put(header.channels().get(i).channel().name(), i);
    }

    /// @param line its number, from 1
    /// @throws BadInput with the place of its first fault
    LogLine read(byte[] bytes, int from, int length, int line) {
        number = line;
        try (JsonParser json = JSON.createParser(ObjectReadContext.empty(), bytes, from, length)) {
            parser = json;
            json.nextToken();
            LogLine read = operation();
            if (json.nextToken() != null) throw bad("something follows the end; an operation and nothing else would "
                    + "be right");
            return read;
        } catch (JacksonException e) {
            String text = new String(bytes, from, length, StandardCharsets.UTF_8).stripTrailing();
            JsonText.read(file, text, line); // says what is wrong
            throw new BadInput(
                    file + ":" + line + ":1: cannot be read as JSON; a line that steps writes would be right");
        }
    }

    private BadInput bad(String what) {
        return new SourcePosition(file, number, Math.max(1, parser.currentTokenLocation().getColumnNr())).bad(what);
    }

    private LogLine operation() {
        if (parser.currentToken() != JsonToken.START_OBJECT)
            throw bad("is no object; an operation such as {\"frame\":1,\"phase\":…} would be right");
        var draft = new Draft();
        long seen = 0;
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            int known = KEYS.indexOf(key), loop = known < 0 ? header.loops().indexOf(key) : -1;
            if (known < 0 && loop < 0) throw unknown(key);
            long bit = 1L << (known >= 0 ? known : KEYS.size() + loop);
            if ((seen & bit) != 0) throw bad("\"" + key + "\" stands twice in one object; once would be right");
            seen |= bit;
            parser.nextToken();
            if (loop >= 0) draft.rounds[loop] = isNull() ? 0 : whole(key, 1, MOST_ROUNDS);
            else draft.read(key);
        }
        return draft.done();
    }

    private boolean isNull() {
        return parser.currentToken() == JsonToken.VALUE_NULL;
    }

    /// An operation as far as its line has been read.
    private final class Draft {
        private final int[] rounds = new int[header.loops().size()];
        private int frame, element = -1, source;
        private String phase = "";
        private List<LogLine.Value> values = List.of();
        private List<LogLine.Change> changes = List.of();

        void read(String key) {
            switch (key) {
                case "frame" -> frame = whole(key, 1, MOST_FRAMES);
                case "phase" -> phase = phase();
                case "element" -> element = isNull() ? -1 : whole(key, 0, Integer.MAX_VALUE - 1);
                case "values" -> values = values();
                case "changes" -> changes = changes();
                default -> source = whole(key, 1, MOST_FRAMES);
            }
        }

        LogLine done() {
            if (frame == 0) throw bad("frame is missing; the number of the frame, from 1, would be right");
            if (phase.isEmpty()) throw bad("phase is missing; the name of the loop that the operation belongs to "
                    + "would be right");
            return new LogLine(file, number, frame, rounds, phase, element, source, values, changes);
        }
    }

    private BadInput unknown(String key) {
        var all = new ArrayList<>(KEYS);
        all.addAll(header.loops());
        return bad("\"" + BadInput.brief(key) + "\" is not a key of an operation; " + DidYouMean.hint(key, all)
                + "; a loop is named in \"loops\" of the first line");
    }

    private int whole(String name, int least, int most) {
        int value;
        try {
            if (parser.currentToken() != JsonToken.VALUE_NUMBER_INT)
                throw bad(name + " is no whole number; one from " + least + " would be right");
            value = parser.getIntValue();
        } catch (InputCoercionException e) {
            throw bad(name + " is too large (" + least + ".." + most + ")");
        }
        if (value < least) throw bad(name + ": " + value + " is below " + least + " (" + least + ".." + most + ")");
        if (value > most) throw bad(name + ": " + value + " is above " + most + " (" + least + ".." + most + ")");
        return value;
    }

    private String phase() {
        if (parser.currentToken() != JsonToken.VALUE_STRING || !LogHeaderReader.isName(parser.getString()))
            throw bad("phase is no name; that of one phase would be right, as steps writes it by element");
        return parser.getString();
    }

    private void begin(String name, JsonToken token, String right) {
        if (parser.currentToken() != token) throw bad(name + " is wrong; " + right + " would be right");
    }

    // ---- values ----

    private List<LogLine.Value> values() {
        begin("values", JsonToken.START_OBJECT, "an object of numbers and vectors");
        var values = new ArrayList<LogLine.Value>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            if (!LogHeaderReader.isName(name)) throw bad("\"" + BadInput.brief(name) + "\" cannot be the name of a "
                    + "value; one such as length would be right");
            if (values.size() == MOST_VALUES)
                throw bad("values has more than " + MOST_VALUES + "; fewer would be right");
            parser.nextToken();
            converts = !skims;
            double[] numbers = numbers(name, LogLine.Value.MATRIX);
            converts = true;
            if (numbers.length != 1 && numbers.length != LogLine.Value.VECTOR
                    && numbers.length != LogLine.Value.MATRIX)
                throw bad(BadInput.brief(name) + " has " + numbers.length + " numbers; 1, 3 of a vector or 9 of a "
                        + "matrix would be right");
            values.add(new LogLine.Value(name, numbers));
        }
        return values;
    }

    /// A number, or several; null stands for what is not a number.
    private double[] numbers(String name, int most) {
        if (parser.currentToken() != JsonToken.START_ARRAY) return new double[]{number(name)};
        int n = 0;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (n == most) throw bad(BadInput.brief(name) + " has more than " + most + " numbers; at most as many "
                    + "would be right");
            room[n++] = number(name);
        }
        return Arrays.copyOf(room, n);
    }

    private double number(String name) {
        return switch (parser.currentToken()) {
            case VALUE_NUMBER_FLOAT, VALUE_NUMBER_INT -> converts ? parser.getDoubleValue() : 0;
            case VALUE_NULL -> Double.NaN;
            case null, default -> throw bad(BadInput.brief(name) + " is no number; a number would be right");
        };
    }

    // ---- changes ----

    private List<LogLine.Change> changes() {
        begin("changes", JsonToken.START_ARRAY, "an array of changes");
        var changes = new ArrayList<LogLine.Change>();
        while (parser.nextToken() != JsonToken.END_ARRAY) changes.add(change());
        return changes;
    }

    private LogLine.Change change() {
        begin("a change", JsonToken.START_OBJECT, "an object such as {\"channel\":\"position\",\"element\":0,"
                + "\"from\":[0,0,0],\"to\":[0,1,0]}");
        int channel = -1, element = -1;
        double @Nullable [] from = null, to = null;
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            parser.nextToken();
            switch (key) {
                case "channel" -> channel = channel();
                case "element" -> element = whole(key, 0, Integer.MAX_VALUE - 1);
                case "from" -> from = numbers(key, WIDEST);
                case "to" -> to = numbers(key, WIDEST);
                default -> throw bad("\"" + BadInput.brief(key) + "\" is not a key of a change; "
                        + DidYouMean.hint(key, List.of("channel", "element", "from", "to")));
            }
        }
        if (channel < 0) throw bad("channel is missing from a change; the name of one would be right");
        return change(header.channels().get(channel), channel, element, from, to);
    }

    private LogLine.Change change(LogHeader.Logged of, int channel, int element, double @Nullable [] from,
            double @Nullable [] to) {
        String name = of.channel().name();
        if (element < 0 || element >= of.elements()) throw bad(element < 0 ? "element is missing from a change of "
                + name + "; a number from 0 would be right"
                : name + " has no element " + element + " (0.." + (of.elements() - 1) + ")");
        if (to == null) throw bad("to is missing from a change of " + name + "; its numbers would be right");
        int width = of.channel().width();
        if (to.length != width || from != null && from.length != width)
            throw bad("a change of " + name + " has " + (to.length != width ? to : from).length + " numbers; " + width
                    + " would be right");
        if (of.channel().life() == Channel.Life.FIXED)
            throw bad(name + " is fixed and cannot change; \"life\":\"kept\" in the first line would be right");
        return new LogLine.Change(channel, element, from, to);
    }

    private int channel() {
        String name = parser.currentToken() == JsonToken.VALUE_STRING ? parser.getString() : "";
        Integer channel = channels.get(name);
        if (channel == null) throw bad("'" + BadInput.brief(name) + "' is no channel of the first line; "
                + DidYouMean.hint(name, List.copyOf(channels.keySet())));
        return channel;
    }
}
