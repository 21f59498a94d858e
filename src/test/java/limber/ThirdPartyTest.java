package limber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import limber.MarkdownPage.Cell;
import limber.MarkdownPage.Table;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/// A comparison of THIRD-PARTY.md with the libraries, their versions and licences. Libraries that ship or test are on
/// the class path of the tests, and each jar has its POM beside it; build plugins are named in `pom.xml`.
class ThirdPartyTest {
    private static final MarkdownPage PAGE = MarkdownPage.read(Path.of("THIRD-PARTY.md"));
    private static final Map<String, ThirdParty> RESOLVED = new TreeMap<>();

    @BeforeAll
    static void resolve() throws IOException {
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (!ThirdParty.fromRepository(Path.of(entry))) continue; // classes of ours, or a jar that an IDE adds
            ThirdParty library = ThirdParty.of(Path.of(entry));
            RESOLVED.put(library.name(), library);
        }
        assertTrue(RESOLVED.size() > 20, "the class path of the tests: " + RESOLVED.keySet());
    }

    /// `version, licences` by name, of the tables whose first column has this heading.
    private static Map<String, String> stated(String first) {
        var stated = new TreeMap<String, String>();
        for (Table table : PAGE.tables(first))
            for (List<Cell> row : table.rows())
                stated.put(Table.name(row), text(table, row, "version") + ", " + text(table, row, "licence"));
        return stated;
    }

    private static String text(Table table, List<Cell> row, String column) {
        return table.cell(row, column).text();
    }

    @Test
    void whatRunsAndTestsIsStatedWithVersionAndLicence() {
        var resolved = new TreeMap<String, String>();
        RESOLVED.forEach((name, l) -> resolved.put(name, l.version() + ", " + String.join(" and ", l.licences())));
        Map<String, String> stated = stated("library");
        stated.putAll(stated("test library"));
        stated.putAll(stated("page library"));
        assertEquals(lines(resolved), lines(stated));
    }

    /// One a line, so that a difference can be read.
    private static String lines(Map<String, String> of) {
        var lines = new StringBuilder();
        of.forEach((name, what) -> lines.append(name).append(' ').append(what).append('\n'));
        return lines.toString();
    }

    @Test
    void whatShipsIsNotAmongWhatOnlyTests() throws IOException {
        Map<String, String> ships = stated("library"), tests = stated("test library"), pages = stated("page library");
        NodeList dependencies = dependencies();
        for (int i = 0; i < dependencies.getLength(); i++) {
            if (!(dependencies.item(i) instanceof Element d)) continue;
            String name = ThirdParty.text(d, "groupId") + ":" + ThirdParty.text(d, "artifactId");
            String scope = ThirdParty.child(d, "scope").map(Element::getTextContent).orElse("");
            Map<String, String> table = scope.equals("test") ? tests : scope.equals("provided") ? pages : ships;
            assertTrue(table.containsKey(name), name + " is not in the table of its scope, '" + scope + "'");
        }
        assertTrue(ships.keySet().stream().noneMatch(n -> tests.containsKey(n) || pages.containsKey(n)));
    }

    private static NodeList dependencies() throws IOException {
        return ThirdParty.child(ThirdParty.project(), "dependencies").orElseThrow().getChildNodes();
    }

    // ---- what builds ----

    @Test
    void whatBuildsIsStatedWithItsVersion() throws IOException {
        var built = new TreeMap<String, String>();
        Predicate<Element> inPlugin = d -> within(d, "plugin") || within(d, "profile");
        for (Element e : elements("plugin", _ -> true)) take(e, built);
        for (Element e : elements("path", _ -> true)) take(e, built);
        for (Element e : elements("dependency", inPlugin)) take(e, built);
        var stated = new TreeMap<String, String>();
        stated("build tool").forEach((name, what) -> stated.put(name, what.split(",")[0]));
        assertEquals(lines(built), lines(stated));
    }

    private static List<Element> elements(String tag, Predicate<Element> which) throws IOException {
        NodeList all = ThirdParty.project().getElementsByTagName(tag);
        return IntStream.range(0, all.getLength()).mapToObj(i -> (Element) all.item(i)).filter(which).toList();
    }

    private static boolean within(Element element, String tag) {
        for (var up = element.getParentNode(); up instanceof Element e; up = up.getParentNode())
            if (e.getTagName().equals(tag)) return true;
        return false;
    }

    /// Where it has a version; elsewhere it is only configured.
    private static void take(Element e, Map<String, String> built) {
        var version = ThirdParty.child(e, "version");
        if (version.isEmpty()) return;
        var named = ThirdParty.child(e, "groupId").map(g -> g.getTextContent().strip());
        String group = named.orElse("org.apache.maven.plugins");
        built.put(group + ":" + ThirdParty.text(e, "artifactId"), value(e, version.get().getTextContent().strip()));
    }

    /// A version, or what the property says that stands for it.
    private static String value(Element e, String version) {
        if (!version.startsWith("${")) return version;
        Element project = e.getOwnerDocument().getDocumentElement();
        Element properties = ThirdParty.child(project, "properties").orElseThrow();
        return ThirdParty.text(properties, version.substring(2, version.length() - 1));
    }

    // ---- licences ----

    @Test
    void everyLicenceIsAllowed() {
        for (String first : List.of("library", "test library", "page library", "build tool"))
            for (Table table : PAGE.tables(first))
                for (List<Cell> row : table.rows())
                    for (String licence : text(table, row, "licence").split(" and "))
                        assertTrue(ThirdParty.allowed().contains(licence), Table.name(row) + ": " + licence);
    }

    /// The EPL, the EUPL and the MPL ask more of who hands a program on.
    @Test
    void whatShipsHasALicenceWithoutFurtherDuties() {
        for (String what : stated("library").values())
            for (String duty : List.of("EPL", "EUPL", "MPL")) assertFalse(what.contains(duty), what);
    }

    @Test
    void thePageListsTheLicencesThatAreAllowed() {
        for (String licence : ThirdParty.allowed()) assertTrue(PAGE.code().contains(licence), licence);
    }

    @Test
    void aLicenceThatIsNotKnownIsNotAllowed(@TempDir Path repository) throws IOException {
        Path folder = Files.createDirectories(repository.resolve("some/group/thing/1.0"));
        Path jar = Files.createFile(folder.resolve("thing-1.0.jar"));
        String pom = "<project><groupId>some.group</groupId>%s</project>";
        String licence = "<licenses><license><name>%s</name></license></licenses>";
        Files.writeString(folder.resolve("thing-1.0.pom"), pom.formatted(licence.formatted("Beerware")));
        assertEquals(new ThirdParty("some.group:thing", "1.0", List.of("? Beerware")), ThirdParty.of(jar));
        Files.writeString(folder.resolve("thing-1.0.pom"), pom.formatted(licence.formatted("The MIT License")));
        assertEquals(List.of("MIT"), ThirdParty.of(jar).licences());
    }

    @Test
    void aLicenceOfTheParentHoldsForTheChild(@TempDir Path repository) throws IOException {
        Path child = Files.createDirectories(repository.resolve("a/b/thing/1.0"));
        Path parent = Files.createDirectories(repository.resolve("c/all/7"));
        Files.writeString(parent.resolve("all-7.pom"), """
                <project><licenses><license><name>EPL</name></license></licenses></project>""");
        Files.writeString(child.resolve("thing-1.0.pom"), """
                <project><groupId>a.b</groupId><parent><groupId>c</groupId><artifactId>all</artifactId>
                <version>7</version></parent></project>""");
        assertEquals(List.of("? EPL"), ThirdParty.of(child.resolve("thing-1.0.jar")).licences());
    }
}
