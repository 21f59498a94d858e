package limber.presentation.lesson;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// The versions of SCORM, the standard by which a page hands in to a course site: what each calls its values, and how
/// long they may be.
public enum Scorm {
    V12("1.2", "API", "LMS", 4096, 255, "Finish", "cmi.core.student_name", "cmi.core.student_id",
            "cmi.core.lesson_mode", "cmi.core.entry", "cmi.core.lesson_location"),
    V2004("2004", "API_1484_11", "", 64_000, 1000, "Terminate", "cmi.learner_name", "cmi.learner_id", "cmi.mode",
            "cmi.entry", "cmi.location");

    private static final int MINUTE = 60;

    private final String version, object, prefix, finish;
    final int room, place;
    final String name, id, mode, entry, location;

    Scorm(String version, String object, String prefix, int room, int place, String finish, String name, String id,
            String mode, String entry, String location) {
        this.version = version;
        this.object = object;
        this.prefix = prefix;
        this.room = room;
        this.place = place;
        this.finish = finish;
        this.name = name;
        this.id = id;
        this.mode = mode;
        this.entry = entry;
        this.location = location;
    }

    /// The version that is written so, such as `1.2`.
    public static Optional<Scorm> of(String version) {
        return Stream.of(values()).filter(v -> v.version.equals(version)).findFirst();
    }

    public String version() {
        return version;
    }

    /// What the object is called by which a course site is spoken to.
    public String object() {
        return object;
    }

    /// What the object calls a function, such as `LMSCommit` for `Commit`.
    public String function(String name) {
        return prefix + name;
    }

    /// The function that ends.
    public String finish() {
        return function(finish);
    }

    /// The values that say how far a student has come, in the order in which they are set. Scores are in percent: a
    /// course site takes them so.
    ///
    /// @param before what had been reached earlier, which is never taken back
    Map<String, String> progress(LessonScore score, Standing before) {
        Standing now = Standing.of(score).orBetter(before);
        var values = new LinkedHashMap<String, String>();
        String core = this == V12 ? "cmi.core." : "cmi.";
        if (score.answered() > 0) {
            values.put(core + "score.min", "0");
            values.put(core + "score.max", "100");
            values.put(core + "score.raw", number(score.percent()));
            if (this == V2004) values.put(core + "score.scaled", number(score.percent() / 100));
        }
        if (this == V12) values.put("cmi.core.lesson_status", switch (now) {
            case BEGUN -> "incomplete";
            case COMPLETED -> "completed";
            case PASSED -> "passed";
        });
        else {
            values.put("cmi.completion_status", now == Standing.BEGUN ? "incomplete" : "completed");
            if (now == Standing.PASSED) values.put("cmi.success_status", "passed");
        }
        return values;
    }

    /// What has been reached by a course site's own values.
    ///
    /// @param read a value by its name
    Standing standing(UnaryOperator<String> read) {
        if (this == V12) return switch (read.apply("cmi.core.lesson_status")) {
            case "passed" -> Standing.PASSED;
            case "completed" -> Standing.COMPLETED;
            default -> Standing.BEGUN;
        };
        if (read.apply("cmi.success_status").equals("passed")) return Standing.PASSED;
        return read.apply("cmi.completion_status").equals("completed") ? Standing.COMPLETED : Standing.BEGUN;
    }

    /// The values for coming back another time.
    ///
    /// @param seconds since the page was opened
    Map<String, String> session(long seconds) {
        String core = this == V12 ? "cmi.core." : "cmi.";
        var values = new LinkedHashMap<String, String>();
        values.put(core + "session_time", time(seconds));
        values.put(core + "exit", "suspend");
        return values;
    }

    private String time(long seconds) {
        long minutes = seconds / MINUTE, hours = minutes / MINUTE;
        return this == V2004 ? "PT" + hours + "H" + minutes % MINUTE + "M" + seconds % MINUTE + "S"
                : (hours < 10 ? "0" : "") + Math.min(hours, 9999) + ":" + two(minutes % MINUTE) + ":"
                        + two(seconds % MINUTE);
    }

    private static String two(long number) {
        return (number < 10 ? "0" : "") + number;
    }

    /// Without a point where there is nothing behind it.
    private static String number(double value) {
        double rounded = Math.round(value * 10_000) / 10_000.0;
        return rounded == Math.rint(rounded) ? String.valueOf((long) rounded) : String.valueOf(rounded);
    }

    /// How far a student has come, in the order of what counts more.
    enum Standing {
        BEGUN, COMPLETED, PASSED;

        static Standing of(LessonScore score) {
            if (score.passed() && score.of() > 0) return PASSED;
            return score.completed() ? COMPLETED : BEGUN;
        }

        Standing orBetter(Standing other) {
            return compareTo(other) >= 0 ? this : other;
        }
    }
}
