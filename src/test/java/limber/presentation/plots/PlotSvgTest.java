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

/// Plots as SVG, read back as XML. The plot area is 704 by 220 units, from 72 on the left, below a legend.
class PlotSvgTest {
    private static PlotCurve curve(String label, String unit, String role, int dash, double... values) {
        return new PlotCurve(label, unit, role, dash, points -> {
            points.start(0, values.length);
            for (int i = 0; i < values.length; i++) points.add(i, values[i]);
        });
    }

    private static String svg(boolean logarithmic, PlotCurve... curves) {
        return PlotSvg.of(new PlotContent(List.of(curves), "time in s", true, false, logarithmic,
                new PlotContent.Moments() {
                    @Override
                    public int present(Points points) {
                        return -1;
                    }

                    @Override
                    public void go(Points points, int point) {}

                    @Override
                    public String name(Points points, int point) {
                        return "";
                    }
                }));
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

    /// The axes reach from 0 to 2 and from 0 to 10; the upper edge is at 14 + 20 for one row of legend.
    @Test
    void pointsLieWhereTheAxesSay() throws Exception {
        Document svg = read(svg(false, curve("height", "m", "position", 0, 0, 10, 5)));
        assertEquals("72,254 424,34 776,144", all(svg, "polyline").getFirst().getAttribute("points"));
        assertTrue(texts(svg).containsAll(List.of("height", "m", "0", "2", "10", "time in s")), "" + texts(svg));
    }

    @Test
    void aCurveHasAGapWhereThereIsNoValue() throws Exception {
        List<Element> lines = all(read(svg(false, curve("y", "", "position", 0, 0, 10, Double.NaN, 5, 10))),
                "polyline");
        assertEquals(List.of("72,254 248,34", "600,144 776,34"),
                lines.stream().map(l -> l.getAttribute("points")).toList());
    }

    /// 1, 10 and 100 are even distances apart, and zero has no place.
    @Test
    void powersOfTenAreEvenOnALogarithmicAxis() throws Exception {
        Element line = all(read(svg(true, curve("y", "", "position", 0, 1, -10, 100))), "polyline").getFirst();
        assertEquals("72,254 424,144 776,34", line.getAttribute("points"));
    }

    /// The colours of light.css, and the second pattern of dashes.
    @Test
    void aCurveHasTheColourOfItsQuantityAndItsPattern() throws Exception {
        Document svg = read(svg(false, curve("v", "m/s", "velocity", 0, 0, 1), curve("u", "m/s", "force", 1, 1, 0),
                curve("w", "m/s", "unheard-of", 0, 1, 1)));
        List<Element> lines = all(svg, "polyline");
        assertEquals(List.of("#00764f", "#985b00", "#2b333d"),
                lines.stream().map(l -> l.getAttribute("stroke")).toList());
        assertEquals(List.of("", "9 5", ""), lines.stream().map(l -> l.getAttribute("stroke-dasharray")).toList());
    }

    @Test
    void curvesOfAnotherUnitHaveABandOfTheirOwn() throws Exception {
        Document svg = read(svg(false, curve("x", "m", "position", 0, 0, 1), curve("v", "m/s", "velocity", 0, 0, 1)));
        assertEquals("72,254 776,34", all(svg, "polyline").getFirst().getAttribute("points"));
        // 254 + a gap of 14 + a row of 20 is the upper edge of the second
        assertEquals("72,508 776,288", all(svg, "polyline").getLast().getAttribute("points"));
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
        assertEquals(0, all(svg, "polyline").size());
        assertTrue(texts(svg).contains("time in s"));
        assertEquals(svg(false, curve("y", "m", "position", 0)), svg(false, curve("y", "m", "position", 0)));
    }
}
