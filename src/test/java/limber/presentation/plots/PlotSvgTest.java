package limber.presentation.plots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/// Plots as SVG, read back as XML. Letters of the size 0.86 × 15 are taken to be 0.6 of that wide, 7.74. So the plot
/// area begins 1.1 × 15 = 16.5 right of the widest number and ends at 800 − 0.9 × 15 = 786.5. Of a band's height of
/// 260, it has what is left below the row of names, 0.9 × 15 + 0.6 × 15 = 22.5, with gaps of 0.35 × 15 above and
/// 0.4 × 15 below: from 27.75 to 254.
class PlotSvgTest {
    private static PlotCurve curve(String label, String unit, String role, int dash, double... values) {
        return new PlotCurve(label, unit, role, dash, points -> {
            points.start(0, values.length);
            for (int i = 0; i < values.length; i++) points.add(i, values[i]);
        });
    }

    private static String svg(boolean logarithmic, PlotCurve... curves) {
        return PlotSvg.of(new PlotContent(List.of(curves), "time in s", true, false, logarithmic,
                PlotContent.NONE));
    }

    private static Document read(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<Element> all(Document svg, String tag) {
        NodeList found = svg.getElementsByTagName(tag);
        var all = new ArrayList<Element>();
        for (int i = 0; i < found.getLength(); i++) all.add((Element) found.item(i));
        return all;
    }

    private static List<String> texts(Document svg) {
        return all(svg, "text").stream().map(Element::getTextContent).toList();
    }

    /// What curves are drawn with is 2 wide.
    private static List<Element> curves(Document svg) {
        return all(svg, "path").stream().filter(p -> p.getAttribute("stroke-width").equals("2")).toList();
    }

    private static String drawn(Document svg) {
        return String.join(" ", curves(svg).stream().map(c -> c.getAttribute("d")).toList());
    }

    /// The axes reach from 0 to 2 and from 0 to 10, so that the area begins at 16.5 + 2 × 7.74 = 31.98.
    @Test
    void pointsLieWhereTheAxesSay() throws Exception {
        Document svg = read(svg(false, curve("height", "m", "position", 0, 0, 10, 5)));
        assertEquals("M31.98 254L409.24 27.75L786.5 140.88", drawn(svg));
        assertTrue(texts(svg).containsAll(List.of("height", "m", "0", "2", "10", "time in s")), "" + texts(svg));
    }

    @Test
    void aCurveHasAGapWhereThereIsNoValue() throws Exception {
        assertEquals("M31.98 254L220.61 27.75M597.87 140.88L786.5 27.75",
                drawn(read(svg(false, curve("y", "", "position", 0, 0, 10, Double.NaN, 5, 10)))));
    }

    /// 1, 10 and 100 are even distances apart; 16.5 + 3 × 7.74 = 39.72.
    @Test
    void powersOfTenAreEvenOnALogarithmicAxis() throws Exception {
        assertEquals("M39.72 254L413.11 140.88L786.5 27.75",
                drawn(read(svg(true, curve("y", "", "position", 0, 1, -10, 100)))));
    }

    /// The colours of light.css, and the second pattern of dashes.
    @Test
    void aCurveHasTheColourOfItsQuantityAndItsPattern() throws Exception {
        Document svg = read(svg(false, curve("v", "m/s", "velocity", 0, 0, 1), curve("u", "m/s", "force", 1, 1, 0),
                curve("w", "m/s", "unheard-of", 0, 1, 1)));
        List<Element> lines = curves(svg);
        assertEquals(List.of("#00764f", "#985b00", "#2b333d"),
                lines.stream().map(l -> l.getAttribute("stroke")).toList());
        assertEquals(List.of("", "9 5", ""), lines.stream().map(l -> l.getAttribute("stroke-dasharray")).toList());
    }

    @Test
    void curvesOfAnotherUnitHaveABandOfTheirOwn() throws Exception {
        Document svg = read(svg(false, curve("x", "m", "position", 0, 0, 1), curve("v", "m/s", "velocity", 0, 0, 1)));
        // numbers from 0.0 to 1.0; the second band is 260 below
        assertEquals("M39.72 254L786.5 27.75 M39.72 514L786.5 287.75", drawn(svg));
        assertTrue(texts(svg).containsAll(List.of("m", "m/s")));
    }

    @Test
    void namesAreTextWhateverIsInThem() throws Exception {
        String text = svg(false, curve("a < b && c > \"d\"", "m", "position", 0, 0, 1));
        Document svg = read(text);
        assertEquals("a < b && c > \"d\" – time in s", all(svg, "title").getFirst().getTextContent());
        assertFalse(text.contains("&& "));
    }

    @Test
    void withoutPointsThereAreAxes() throws Exception {
        Document svg = read(svg(false, curve("y", "m", "position", 0)));
        assertEquals("", drawn(svg));
        assertTrue(texts(svg).contains("time in s"));
        assertEquals(svg(false, curve("y", "m", "position", 0)), svg(false, curve("y", "m", "position", 0)));
    }

    /// Sixty letters are 464 wide, so that each of two such names has a row of its own.
    @Test
    void longNamesAreWholeAndHaveRows() throws Exception {
        String name = "n".repeat(59);
        Document svg = read(svg(false, curve(name + 1, "m", "position", 0, 0, 1),
                curve(name + 2, "m", "position", 1, 1, 0)));
        assertTrue(texts(svg).containsAll(List.of(name + 1, name + 2)));
        List<String> rows = all(svg, "text").stream().filter(t -> t.getTextContent().startsWith("nn"))
                .map(t -> t.getAttribute("y")).toList();
        // the middle of the first is 13.5 down, and a baseline 0.35 × 12.9 lower; the second 22.5 below it
        assertEquals(List.of("18.02", "40.52"), rows);
    }

    @Test
    void onPaperNoMomentIsThePresentOneAndNothingIsBehind() throws Exception {
        var now = new PlotContent.Moments() {
            @Override
            public int present(Points points) {
                return 0;
            }

            @Override
            public void go(Points points, int point) {}

            @Override
            public String name(Points points, int point) {
                return "now";
            }
        };
        Document svg = read(PlotSvg.of(new PlotContent(List.of(curve("y", "m", "position", 0, 0, 1)), "time in s", true,
                false, false, now)));
        assertEquals(List.of(0, 0), List.of(all(svg, "ellipse").size(), all(svg, "rect").size()));
        assertFalse(texts(svg).contains("now"));
    }
}
