package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import limber.Sample;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Rules of accessibility, checked by axe-core, on a phone and on a laptop, light and dark.
@Tag("wide")
class PageAccessTest extends InBrowser {
    /// The fewest rules that find something to look at in any state of a page.
    private static final int RULES = 10;
    private static final List<String> GRAVE = List.of("serious", "critical");

    @Test
    void noFindingIsSerious() throws IOException {
        var found = new ArrayList<String>();
        String axe = script();
        List<Path> all = List.of(pages.lesson("one-stick"), pages.scene("cloth", "curtain"));
        for (Path page : all) {
            tab.load(page);
            tab.eval(axe + "; true");
            for (boolean phone : List.of(true, false)) for (boolean dark : List.of(true, false)) {
                if (phone == dark && !Sample.ALL) continue;
                tab.size(phone ? 360 : 1280, phone ? 640 : 720, phone).dark(dark);
                String where = page.getFileName() + (phone ? " phone" : " laptop") + (dark ? " dark" : " light");
                look(where, found);
                if (page.equals(all.getFirst())) {
                    tab.eval("document.getElementById('lesson-step-3').click()");
                    tab.until("document.querySelector('.question')");
                    tab.eval("document.querySelector('button.term').click()");
                    look(where + " question and term", found);
                    tab.eval("document.getElementById('lesson-step-9').click()");
                    tab.until("document.querySelectorAll('.recap-card').length === 2");
                    look(where + " recap", found);
                }
                for (String pane : List.of("maths", "plots", "ledger", "parameters")) {
                    tab.eval("document.getElementById('tab-" + pane + "').click()");
                    look(where + " " + pane, found);
                }
                tab.eval("document.querySelector('.about-page').click()");
                look(where + " about", found);
                tab.eval("document.querySelector('dialog.about').close()");
            }
        }
        assertEquals(List.of(), found);
    }

    private static String script() throws IOException {
        try (InputStream in = PageAccessTest.class.getResourceAsStream("/axe.min.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private void look(String where, List<String> found) {
        JsonNode result = tab.eval("axe.run(document, {resultTypes: ['violations']}).then(r => [r.passes.length,"
                + " r.violations.map(v => [v.impact, v.id, v.nodes.slice(0, 4).map(n => n.html.slice(0, 160) + ' ' +"
                + " n.any.map(a => a.message).join(' ').slice(0, 200))])])");
        assertTrue(result.get(0).asInt() >= RULES,
                where + ": only " + result.get(0) + " rules had something to look at");
        for (JsonNode finding : result.get(1))
            if (GRAVE.contains(finding.get(0).asString())) found.add(where + ": " + finding);
    }
}
