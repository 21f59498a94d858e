package limber.presentation.lesson;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/// A visit to a lesson on a course site, which gives the student's name and what was left the last time, and takes
/// score, step and answers. The site is spoken to by SCORM.
public final class CourseVisit {
    /// The object by which a course site is spoken to.
    public interface Site {
        /// Calls a function of it.
        ///
        /// @return what it returns, as a text; empty if it throws
        String call(String function, String... arguments);
    }

    private static final String YES = "true";
    private static final int SECOND = 1000;

    private final Scorm scorm;
    private final Site site;
    private final LongSupplier clock;
    private final long begun;
    private final Map<String, String> told = new HashMap<>();
    private final String student, learner, suspended, place;
    private final boolean marked, fresh;
    private Scorm.Standing standing;
    private boolean ended, refused;

    private CourseVisit(Scorm scorm, Site site, LongSupplier clock) {
        this.scorm = scorm;
        this.site = site;
        this.clock = clock;
        begun = clock.getAsLong();
        student = get(scorm.name).replaceFirst("^\\{lang=[^}]*\\}", "").strip();
        learner = get(scorm.id);
        String mode = get(scorm.mode);
        marked = !mode.equals("browse") && !mode.equals("review");
        suspended = get("cmi.suspend_data");
        place = get(scorm.location);
        fresh = suspended.isEmpty() && get(scorm.entry).equals("ab-initio");
        standing = scorm.standing(this::get);
    }

    /// Begins a visit.
    ///
    /// @param clock milliseconds
    /// @return empty if the site does not take it
    public static Optional<CourseVisit> begin(Scorm scorm, Site site, LongSupplier clock) {
        if (!site.call(scorm.function("Initialize"), "").equals(YES)) return Optional.empty();
        return Optional.of(new CourseVisit(scorm, site, clock));
    }

    private String get(String value) {
        return site.call(scorm.function("GetValue"), value);
    }

    /// The student's name; empty if the site has none.
    public String student() {
        return student;
    }

    /// What tells students apart who use one computer.
    public String learner() {
        return learner;
    }

    /// Whether it is the student's first visit of this attempt: what the browser kept of an earlier one does not count.
    public boolean fresh() {
        return fresh;
    }

    /// What was left the last time; empty for nothing.
    public String suspended() {
        return suspended;
    }

    /// The step of the last time; empty for none.
    public String place() {
        return place;
    }

    /// How many characters there is room for.
    public int room() {
        return scorm.room;
    }

    /// Whether the site has refused the newest values.
    public boolean refused() {
        return refused;
    }

    /// Hands in; nothing where nothing has changed, or where somebody only looks at the work.
    ///
    /// @param step the id of the step
    /// @param text what is kept for the next time
    public void tell(LessonScore score, String step, String text) {
        if (ended || !marked) return;
        var values = new LinkedHashMap<String, String>();
        values.put("cmi.suspend_data", text);
        if (!step.isEmpty() && step.length() <= scorm.place) values.put(scorm.location, step);
        values.putAll(scorm.progress(score, standing));
        standing = Scorm.Standing.of(score).orBetter(standing);
        if (values.entrySet().stream().allMatch(v -> v.getValue().equals(told.get(v.getKey())))) return;
        values.putAll(scorm.session((clock.getAsLong() - begun) / SECOND));
        refused = !set(values) | !site.call(scorm.function("Commit"), "").equals(YES);
    }

    private boolean set(Map<String, String> values) {
        boolean taken = true;
        for (var value : values.entrySet()) {
            if (value.getValue().equals(told.get(value.getKey()))) continue;
            if (site.call(scorm.function("SetValue"), value.getKey(), value.getValue()).equals(YES))
                told.put(value.getKey(), value.getValue());
            else taken = false;
        }
        return taken;
    }

    /// Ends the visit: the page is left.
    public void end() {
        if (ended) return;
        if (marked) set(scorm.session((clock.getAsLong() - begun) / SECOND));
        ended = true;
        site.call(scorm.finish(), "");
    }
}
