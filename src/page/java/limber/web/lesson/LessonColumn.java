package limber.web.lesson;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.beans.property.SimpleBooleanProperty;
import limber.engine.text.BadInput;
import limber.lesson.Lesson;
import limber.lesson.source.LessonWords;
import limber.lesson.source.Link;
import limber.presentation.lesson.Answering;
import limber.presentation.lesson.LessonSummary;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.lesson.NotesState;
import limber.presentation.lesson.Scorm;
import limber.presentation.lesson.StepMark;
import limber.presentation.lesson.StepText;
import limber.presentation.lesson.TextLinks;
import limber.presentation.scene.SceneLink;
import limber.presentation.words.Wording;
import limber.web.Address;
import limber.web.BrowserLater;
import limber.web.TouchText;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// The column of a lesson in a page: a step's text, its questions, its goal, and navigation between steps.
public final class LessonColumn implements Prose.Reader, TextLinks.Face {
    private final Stage stage;
    private final Wording words;
    private final Map<String, String> links;
    private final Map<String, Double> pars;
    private final EarlierLessons earlier;
    private final Terms terms;
    private final Keeping keeping;
    private final LessonWalk walk;
    private final StepPlace place;
    private final LinkedMoment linked;
    private final StepText text;
    private final HTMLElement heading = Nodes.of("h2", "step-heading"), before = Nodes.of("div", "step-before"),
            questions = Nodes.of("div", "step-questions"), after = Nodes.of("div", "step-after"),
            hints = Nodes.of("div", "step-hints"), notes = Nodes.of("div", "step-notes"), summary = Nodes.of("div", ""),
            said = Nodes.of("p", "said"), heard = Nodes.of("div", "heard"), count = Nodes.of("span", "count"),
            steps = Nodes.of("ol", "step-dots"), kept = Nodes.of("p", "quiet"), back, next;
    private final HTMLElement root;
    private List<QuestionPart<?>> asked = List.of();
    private Optional<GoalPart> goal = Optional.empty();
    private Optional<NotesPart> noted = Optional.empty();
    private Optional<RecapPart> recap = Optional.empty();
    /// Whether a step has been shown: the first one leaves the keyboard where it is.
    private boolean begun;

    /// @param lesson as it is written
    /// @param links addresses of other lessons by their ids
    /// @param pars of goals by the ids of their steps
    /// @param earlier the lessons of which questions are asked again
    /// @param terms what words in bold mean
    /// @param site the course site that the page is made for; empty for none
    public LessonColumn(Lesson lesson, Stage stage, Wording words, Map<String, String> links,
            Map<String, Double> pars, EarlierLessons earlier, Terms terms, Optional<Scorm> site) {
        keeping = new Keeping(site, lesson);
        this.terms = terms;
        this.pars = pars;
        this.earlier = earlier;
        this.stage = stage;
        this.words = words;
        this.links = links;
        var answering = new Answering(keeping.storage().journal(), keeping.student()::get, Storage::time,
                new Slices(), Optional.empty(), this::failed);
        stage.tell(this::say, this::hear);
        walk = new LessonWalk(lesson, stage.playback(), stage, answering,
                (l, i) -> par(l.steps().get(i).id()), keeping.student(), new SimpleBooleanProperty(), words);
        text = new StepText(walk);
        place = new StepPlace(keeping.storage(), lesson, keeping.place());
        linked = new LinkedMoment(walk, stage, place, words, this::say);
        walk.goal().progress().subscribe((_, _) -> goal.ifPresent(GoalPart::show));
        walk.entries().subscribe((_, _) -> entered());
        walk.news().subscribe((_, _) -> news());
        walk.wanted().subscribe(on -> {
            Nodes.mark(questions, "wanted", on);
            if (on) asked.stream().filter(q -> q.state.canSkip()).findFirst().ifPresent(QuestionPart::seen);
        });
        heading.setId("step-heading");
        back = Nodes.button("back", "", words.get("lesson.back"), () -> walk.turn(-1));
        next = Nodes.button("next", "main", words.get("lesson.next"), () -> walk.turn(1));
        Nodes.focused(questions, "question-result", () -> hear("")); // the focus reads it
        said.setAttribute("role", "status");
        heard.setAttribute("role", "status");
        root = column(lesson);
        keeping.begin(walk, this::say);
    }

    private HTMLElement column(Lesson lesson) {
        HTMLElement head = Nodes.of("header", "lesson-head"); // the title stands in the head of the page
        lesson.minutes().ifPresent(m -> head
                .appendChild(Nodes.text("p", "quiet", words.get("page.minutes").formatted(m))));
        for (int i = 0; i < lesson.steps().size(); i++) steps.appendChild(dot(i));
        HTMLElement outline = Nodes.of("nav", "lesson-steps", steps);
        outline.setAttribute("aria-label", words.get("lesson.steps"));
        head.appendChild(outline);
        HTMLElement step = Nodes.of("article", "step", heading, before, questions,
                stage.parameters().root(), after, hints, summary, notes);
        step.setAttribute("aria-labelledby", "step-heading");
        HTMLElement foot = Nodes.of("nav", "lesson-foot", back, count, next);
        foot.setAttribute("aria-label", words.get("page.turn"));
        var printing = new Printing(() -> new Paper(walk, words, stage::picture).of());
        HTMLElement column = Nodes.of("section", "lesson", head, keeping.warning(words), step, foot, heard,
                new LessonMenu(walk, this::say, words, kept, printing::print, keeping.visit().isPresent()).box(),
                said); // it sticks to the lower edge wherever the column is read
        column.setAttribute("aria-label", words.get("page.lesson"));
        return column;
    }

    private HTMLElement dot(int to) {
        return Nodes.of("li", "", Nodes.button("lesson-step-" + (to + 1), "dot", String.valueOf(to + 1),
                () -> walk.go(to)));
    }

    private OptionalDouble par(String step) {
        return pars.containsKey(step) ? OptionalDouble.of(pars.get(step)) : OptionalDouble.empty();
    }

    /// The column, to be put into the page.
    public HTMLElement element() {
        return root;
    }

    /// Enters the step of the page's address, the one of the last time, or the first.
    public void begin() {
        String address = Address.hash(); // the step that is entered writes its own
        Address.follow(() -> linked.open(Address.hash()));
        walk.resume(place.first());
        linked.open(address);
    }

    /// A link to what is shown; empty before anything is.
    public Optional<SceneLink> link() {
        return linked.now();
    }

    /// Turns a page of the lesson, for keys: to the next step or the one before.
    public void turn(boolean on) {
        walk.turn(on ? 1 : -1);
    }

    /// Starts the step again, for a key.
    public void again() {
        walk.again();
    }

    /// Says something in the column's line, such as what has failed.
    private void say(String line) {
        new TouchText(words).say(said, line);
        Nodes.shown(said, !line.isEmpty());
    }

    private void failed(Throwable e) {
        say(String.valueOf(e.getMessage()));
    }

    /// Lets something be read aloud.
    private void hear(String line) {
        heard.setTextContent(line);
    }

    private void entered() {
        asked.forEach(QuestionPart::leave);
        noted.ifPresent(NotesPart::keep);
        recap.ifPresent(RecapPart::leave);
        int here = walk.index();
        LessonWords telling = walk.telling();
        LessonWords.OfStep step = telling.steps().get(here);
        heading.setTextContent(text.heading());
        terms.close();
        Prose prose = prose();
        var parts = new ArrayList<HTMLElement>();
        if (!text.numbers().isEmpty()) parts.add(numbers());
        if (!text.learn().isEmpty()) parts.add(new TouchText(words).text("p", "learn", text.learn()));
        if (text.first() && !telling.introduction().isEmpty()) parts.add(prose.of(telling.introduction()));
        parts.add(prose.of(step.blocks()));
        recap = Optional.of(walk.step().recap()).filter(n -> n > 0)
                .map(_ -> new RecapPart(walk, earlier, stage.palette(), this::hear, this::page));
        recap.map(RecapPart::box).ifPresent(parts::add);
        Nodes.fill(before, parts);
        asked = new ArrayList<>();
        walk.questions().forEach(q -> asked.add(QuestionPart.of(q, q.question().id(), stage.palette())));
        goal = walk.step().goal().map(g -> new GoalPart(walk, g, step.hint(), words));
        var boxes = new ArrayList<>(asked.stream().map(QuestionPart::box).toList());
        goal.map(GoalPart::box).ifPresent(boxes::add);
        Nodes.fill(questions, boxes);
        stage.parameters().of(walk.step());
        Nodes.fill(after, step.after().isEmpty() ? List.of() : List.of(prose.of(step.after())));
        Nodes.fill(hints, step.hints().isEmpty() ? List.of()
                : List.of(new HintsPart(walk.predictions(), step.hints(), words).box()));
        noted = Optional.of(new NotesPart(new NotesState(walk.predictions(), BrowserLater.THREAD), words));
        Nodes.fill(notes, List.of(noted.get().box()));
        Nodes.disabled(back, text.first());
        Nodes.shown(next, !walk.last());
        count.setTextContent(text.count());
        place.at(here);
        mark(here);
        tell();
        if (begun) Nodes.focus(heading); // what gets the focus is read aloud
        begun = true;
    }

    private Prose prose() {
        return new Prose(this, walk.lesson()::role, words);
    }

    private void mark(int here) {
        for (int i = 0; i < steps.getChildNodes().getLength(); i++) {
            HTMLElement dot = dotOf(i);
            Nodes.mark(dot, "here", i == here);
            if (i == here) dot.setAttribute("aria-current", "step");
            else dot.removeAttribute("aria-current");
        }
    }

    private HTMLElement dotOf(int step) {
        return (HTMLElement) steps.getChildNodes().item(step).getFirstChild();
    }

    /// Shows how far each step has been done.
    private void marks() {
        List<StepMark> marks = text.marks();
        List<String> spoken = text.spokenOutline();
        for (int i = 0; i < marks.size(); i++) {
            HTMLElement dot = dotOf(i);
            Nodes.mark(dot, "right", marks.get(i) == StepMark.RIGHT);
            Nodes.mark(dot, "done", marks.get(i) == StepMark.DONE);
            dot.setAttribute("aria-label", spoken.get(i));
            dot.setTitle(spoken.get(i));
        }
    }

    /// A quiet line with the numbers that are drawn for the student, or a field for the name that they follow from.
    private HTMLElement numbers() {
        if (!text.asksName()) return Nodes.text("p", "quiet", text.numbers());
        String name = words.get("lesson.numbers.name");
        HTMLInputElement field = Nodes.field("student-name", name, () -> {}, () -> {});
        field.setPlaceholder(name);
        field.addEventListener("change",
                (EventListener<Event>) _ -> walk.rename(field.getValue()));
        return Nodes.of("div", "drawn-numbers", Nodes.text("p", "quiet", text.numbers()), field);
    }

    private void news() {
        if (asked.isEmpty() && goal.isEmpty()) marks(); // those of another tab
        else tell();
    }

    /// Shows the results known so far, and reads a new one aloud.
    private void tell() {
        Optional<String> news = Optional.empty();
        for (QuestionPart<?> part : asked) {
            Optional<String> result = part.show();
            if (news.isEmpty()) news = result;
            if (result.isPresent()) part.resultSeen();
        }
        Optional<String> won = goal.flatMap(GoalPart::show);
        Nodes.shown(after, text.after());
        Nodes.shown(notes, text.notes());
        var told = new LessonSummary(walk);
        List<LessonSummary.Row> rows = told.rows();
        Nodes.fill(summary, rows.isEmpty() ? List.of() : List.of(SummaryPart.of(told, rows, words)));
        marks();
        Nodes.mark(HTMLDocument.current().getDocumentElement(), "held",
                walk.step().hold() && walk.predictions().waiting());
        kept.setTextContent(keeping.where(words));
        if (won.isPresent() && !goal.orElseThrow().seen()) say(goal.orElseThrow().line()); // read aloud there, too
        else news.or(() -> won).ifPresent(this::hear);
    }

    // ---- what the text does ----

    @Override
    public Optional<String> address(String destination) {
        if (destination.startsWith("goto:") || destination.startsWith("set:")
                || stage.finds() && destination.startsWith("find:"))
            return Optional.of("#");
        return Link.lesson(destination).flatMap(this::page);
    }

    /// The address of another lesson.
    private Optional<String> page(String lesson) {
        return Optional.ofNullable(links.get(lesson)).filter(a -> !a.contains(":") || a.startsWith("https://"));
    }

    @Override
    public void follow(String destination) {
        new TextLinks(walk, this).follow(destination);
    }

    @Override
    public void find(String condition) {
        stage.find(condition);
    }

    @Override
    public void moment(Path file) {
        throw new BadInput("moment:" + file.getFileName() + " leads nowhere in a page");
    }

    @Override
    public void lesson(String id) {
        throw new BadInput("lesson:" + id + " leads nowhere in a page");
    }

    @Override
    public Optional<String> term(String words) {
        return terms.id(words);
    }

    @Override
    public void explain(HTMLElement button, String term) {
        terms.toggle(button, prose().of(terms.meaning(term)));
    }

    @Override
    public void point(Optional<String> symbol) {
        stage.point(symbol);
    }

    @Override
    public Optional<String> picture(String destination) {
        return Pictures.data(walk.lesson().folder(), destination);
    }
}
