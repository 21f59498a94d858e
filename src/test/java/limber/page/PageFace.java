package limber.page;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.source.Folder;
import limber.presentation.paint.Point;
import limber.scenario.Act;
import limber.scenario.Face;
import limber.scenario.Scenario;
import limber.scenario.Seen;
import tools.jackson.databind.JsonNode;

/// A web page in a browser as a face: the pointer and the keys of the browser act on it, and what is to be seen is read
/// from its elements.
public final class PageFace implements Face {
    /// The texts of the page by fields; those of a question carry its name.
    private static final String READ = """
            (() => {
                const seen = {}, shown = e => e && e.offsetParent !== null;
                const text = e => shown(e) ? e.textContent : '';
                const one = (field, selector) => { seen[field] = text(document.querySelector(selector)); };
                const lines = (field, all, read = text) => {
                    seen[field] = [...all].map(read).filter(t => t).join(' / ');
                };
                const prose = (field, root) => { seen[field] = [...root.querySelectorAll('.prose > *')]
                    .filter(shown).map(text).join(' '); };
                lines('caption', document.querySelectorAll('.caption .last, .caption .next'));
                one('remark', '.caption .remark');
                one('time', '.bar .moment');
                one('ledger', '.ledger-pane .sweep-reading');
                lines('lines', document.querySelectorAll('.ledger tbody tr'),
                        r => [...r.children].map(c => c.textContent).filter(t => t).join(' '));
                if (!document.querySelector('.lesson')) return seen;
                one('title', '.page-title');
                one('step', '#step-heading');
                one('count', '.lesson .count');
                prose('prose', document.querySelector('.step-before'));
                prose('after', document.querySelector('.step-after'));
                for (const box of document.querySelectorAll('.question')) {
                    const id = box.id.slice('question-'.length);
                    const part = name => document.getElementById(name + '-' + id);
                    seen['ask ' + id] = text(part('ask'));
                    seen['commit ' + id] = text(part('commit'));
                    seen['buttons ' + id] = ['commit', 'skip', 'reveal']
                        .filter(b => shown(part(b)) && !part(b).disabled).join(' ');
                    seen['result ' + id] = text(part('result'));
                    seen['verdict ' + id] = ['right', 'wrong'].filter(v => part('result').classList.contains(v)).join();
                    const pen = part('draw'), chosen = [...box.querySelectorAll('.choice input')].find(b => b.checked);
                    seen['pen ' + id] = pen && pen.ariaPressed === 'true' ? 'on' : '';
                    seen['entry ' + id] = (part('number') || part('formula') || part('element') || {}).value
                        || chosen && chosen.id.split('-').pop() || '';
                    lines('fault ' + id, box.querySelectorAll('.fault'));
                    lines('reasons ' + id, box.querySelectorAll('.choices .because, .question-reasons p'));
                }
                lines('summary', document.querySelectorAll('.summary-own, .summary-run'));
                lines('hints', document.querySelectorAll('.hint'));
                one('hint', '#hint-next');
                one('goal', '.goal-state');
                lines('goal parts', document.querySelectorAll('.goal-when'));
                const more = document.querySelectorAll('.goal-more');
                seen['goal frames'] = text(more[0]);
                seen['goal best'] = text(more[1]);
                return seen;
            })()""";

    private final TestPages pages;
    private final Tab tab;
    private final Set<String> put = new LinkedHashSet<>();
    private boolean plotted;

    PageFace(TestPages pages, Tab tab) {
        this.pages = pages;
        this.tab = tab;
    }

    @Override public void perform(Act act, List<Point> way) throws IOException {
        switch (act) {
            case Act.OpenLesson(String name) -> {
                Lesson lesson = LessonReader.read(Folder.of(Scenario.lesson(name))).lesson().orElseThrow();
                tab.load(pages.lesson(lesson, Locale.ENGLISH));
            }
            case Act.OpenModel open -> tab.load(pages.moment(open.moment(), open.model() + "-" + open.preset()));
            case Act.Step(String size, int times) -> {
                tab.click("[data-size=" + size + "]");
                for (int i = 0; i < times; i++) step(".bar .step");
            }
            case Act.Back(int times) -> {
                for (int i = 0; i < times; i++) step(".bar .back");
            }
            case Act.Undo _ -> tab.control("z");
            case Act.Redo _ -> tab.control("y");
            case Act.Put(String parameter, String value) -> {
                put.add(parameter);
                plotted = false;
                tab.click("#tab-parameters");
                type("setting-" + parameter, value);
                tab.key("Enter");
            }
            case Act.Plot _ -> {
                plotted = true;
                tab.click("#tab-plots");
            }
            case Act.Ledger _ -> {
                plotted = false;
                tab.click("#tab-ledger");
            }
            case Act.Hint _ -> tab.click("#hint-next");
            case Act.Next _ -> tab.click("#next");
            case Act.Previous _ -> tab.click("#back");
            case Act.Drag _,Act.Click _ -> stroke(way);
            default -> question(act, way);
        }
    }

    private void question(Act act, List<Point> way) {
        switch (act) {
            case Act.Answer(String id, String text) -> {
                String field = List.of("number", "element", "formula", "numbers").stream().map(kind -> kind + "-" + id)
                        .filter(f -> tab.eval("!!document.getElementById('" + f + "')").asBoolean()).findFirst()
                        .orElseThrow();
                type(field, text);
                commit(id);
            }
            case Act.Choose(String id, int choice) -> {
                tab.click("#choice-" + id + "-" + choice);
                commit(id);
            }
            case Act.Draw(String id, String _, Act.Pixels _) -> {
                if (!tab.eval("document.getElementById('draw-" + id + "').ariaPressed === 'true'").asBoolean())
                    tab.click("#draw-" + id);
                stroke(way);
                commit(id);
            }
            case Act.Pen(String id) -> tab.click("#draw-" + id);
            case Act.Trace(String id, List<String> keys) -> {
                tab.until("!document.getElementById('sketch-" + id + "').ariaLabel.startsWith('Computing')");
                tab.eval("document.getElementById('sketch-" + id + "').focus()");
                for (String key : keys)
                    tab.key(Map.of("up", "ArrowUp", "down", "ArrowDown", "next", "Enter").get(key));
                commit(id);
            }
            case Act.Skip(String id) -> tab.click("#skip-" + id);
            case Act.Reveal(String id) -> tab.click("#reveal-" + id);
            default -> throw new IllegalArgumentException("a page cannot do " + act);
        }
    }

    private void step(String button) {
        String before = tab.state().moment();
        tab.click(button);
        tab.until("(s => !s.waits && s.moment !== " + Tab.quoted(before) + ")(JSON.parse(window.limber.state()))");
    }

    private void type(String field, String text) {
        tab.click("#" + field);
        tab.eval("document.getElementById('" + field + "').select()");
        tab.type(text);
    }

    /// Commits what is an answer.
    private void commit(String question) {
        if (!tab.eval("document.getElementById('commit-" + question + "').disabled").asBoolean())
            tab.click("#commit-" + question);
    }

    private void stroke(List<Point> way) {
        JsonNode at = tab.eval("(e => { e.scrollIntoView({block: 'nearest'}); const r = e.getBoundingClientRect();"
                + " return [r.x, r.y]; })(document.querySelector('.view canvas'))");
        var moves = new ArrayList<double[]>();
        for (Point p : way) moves.add(new double[]{at.get(0).asDouble() + p.x(), at.get(1).asDouble() + p.y()});
        tab.drag(moves);
    }

    @Override public Size size() {
        JsonNode size = tab.eval("(e => [e.clientWidth, e.clientHeight])(document.querySelector('.view canvas'))");
        return new Size(size.get(0).asDouble(), size.get(1).asDouble());
    }

    @Override public Seen seen() {
        Seen seen = Seen.nothing();
        tab.eval(READ).properties().forEach(field -> seen.text(field.getKey(), field.getValue().asString()));
        for (String name : put)
            seen.text("value " + name, tab.eval("document.getElementById('setting-" + name + "').value").asString());
        Tab.State state = tab.state();
        if (plotted) {
            seen.text("plot", tab.eval("document.querySelector('.plot').ariaLabel").asString());
            seen.number("curves", state.plot());
        }
        seen.number("moment", state.moment());
        seen.number("state", state.hash());
        seen.number("inputs", state.inputs());
        return seen;
    }

    @Override public List<String> journal() {
        return Face.timeless(tab.eval("Object.keys(localStorage).filter(k => k.startsWith('limber.answers.'))"
                + ".map(k => localStorage[k]).join('')").asString());
    }

    /// It has the same bits where a handle is.
    @Override public Set<String> hidden() {
        return Set.of("held");
    }

    @Override public void close() {
        List<String> faults = tab.faults();
        tab.close();
        if (!faults.isEmpty()) throw new AssertionError(faults);
    }
}
