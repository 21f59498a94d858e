package limber;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/// A library as Maven resolved it, with the licence in its POM.
///
/// @param name `group:artifact`
/// @param licences their SPDX names; several mean that all of them hold for parts of it
record ThirdParty(String name, String version, List<String> licences) {
    /// What POMs call a licence, and its SPDX name. What is not here is not allowed.
    private static final Map<String, String> SPDX = Map.ofEntries(
            Map.entry("apache-2.0", "Apache-2.0"),
            Map.entry("apache license, version 2.0", "Apache-2.0"),
            Map.entry("apache license version 2.0", "Apache-2.0"),
            Map.entry("the apache license, version 2.0", "Apache-2.0"),
            Map.entry("the apache software license, version 2.0", "Apache-2.0"),
            Map.entry("mit", "MIT"),
            Map.entry("mit x11 license", "MIT"),
            Map.entry("mit license", "MIT"),
            Map.entry("the mit license", "MIT"),
            Map.entry("0bsd", "0BSD"),
            Map.entry("bsd-2-clause", "BSD-2-Clause"),
            Map.entry("the bsd 2-clause license", "BSD-2-Clause"),
            Map.entry("bsd", "BSD-3-Clause"),
            Map.entry("bsd 3-clause", "BSD-3-Clause"),
            Map.entry("bsd-3-clause", "BSD-3-Clause"),
            Map.entry("bsd licence 3", "BSD-3-Clause"),
            Map.entry("new bsd license", "BSD-3-Clause"),
            Map.entry("the 3-clause bsd license", "BSD-3-Clause"),
            Map.entry("gplv2+ce", "GPL-2.0-with-classpath-exception"),
            Map.entry("gplv2 with classpath exception", "GPL-2.0-with-classpath-exception"),
            Map.entry("gplv2 with the classpath exception", "GPL-2.0-with-classpath-exception"),
            Map.entry("gnu general public license (gpl), version 2, with the classpath exception",
                    "GPL-2.0-with-classpath-exception"),
            Map.entry("mozilla public license, version 2.0", "MPL-2.0"),
            Map.entry("eclipse public license v2.0", "EPL-2.0"),
            Map.entry("european union public licence, version 1.1", "EUPL-1.1"));

    /// A POM in a local repository, where it lies as `group/artifact/version/artifact-version.pom`.
    private record Pom(Path file, Element root) {
        static Pom read(Path file) throws IOException {
            try {
                var factory = DocumentBuilderFactory.newInstance();
                factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
                return new Pom(file, factory.newDocumentBuilder().parse(file.toFile()).getDocumentElement());
            } catch (ParserConfigurationException | SAXException e) {
                throw new IOException(file + ": " + e.getMessage(), e);
            }
        }

        /// One's own, or else the parent's.
        String group() {
            return child(root, "groupId").or(() -> child(root, "parent").flatMap(p -> child(p, "groupId")))
                    .orElseThrow().getTextContent().strip();
        }

        List<String> licences() throws IOException {
            var own = new ArrayList<String>();
            NodeList licences = root.getElementsByTagName("license");
            for (int i = 0; i < licences.getLength(); i++)
                own.add(child((Element) licences.item(i), "name").orElseThrow().getTextContent().strip());
            Optional<Element> parent = child(root, "parent");
            return own.isEmpty() && parent.isPresent() ? parent(parent.get()).licences() : own;
        }

        private Pom parent(Element parent) throws IOException {
            String group = text(parent, "groupId"), artifact = text(parent, "artifactId");
            String version = text(parent, "version");
            Path repository = file.getParent().getParent().getParent();
            for (String _ : group().split("\\.")) repository = repository.getParent();
            Path folder = repository.resolve(group.replace('.', '/')).resolve(artifact).resolve(version);
            return read(folder.resolve(artifact + "-" + version + ".pom"));
        }
    }

    /// The library of a jar in a local repository.
    static ThirdParty of(Path jar) throws IOException {
        Pom pom = Pom.read(pom(jar));
        Path folder = jar.getParent();
        String version = folder.getFileName().toString(), artifact = folder.getParent().getFileName().toString();
        List<String> licences = pom.licences().stream().map(ThirdParty::spdx).toList();
        return new ThirdParty(pom.group() + ":" + artifact, version, licences);
    }

    static boolean fromRepository(Path entry) {
        return entry.toString().endsWith(".jar") && Files.exists(pom(entry));
    }

    private static Path pom(Path jar) {
        Path folder = jar.toAbsolutePath().getParent();
        return folder.resolve(folder.getParent().getFileName() + "-" + folder.getFileName() + ".pom");
    }

    /// `?` and the POM's own words for a licence that is not allowed.
    private static String spdx(String name) {
        return SPDX.getOrDefault(name.toLowerCase(Locale.ROOT), "? " + name);
    }

    /// The SPDX names of all licences that a library may have.
    static List<String> allowed() {
        return SPDX.values().stream().distinct().sorted().toList();
    }

    static Optional<Element> child(Element parent, String name) {
        for (Node n = parent.getFirstChild(); n != null; n = n.getNextSibling())
            if (n instanceof Element e && e.getTagName().equals(name)) return Optional.of(e);
        return Optional.empty();
    }

    static String text(Element parent, String name) {
        return child(parent, name).orElseThrow().getTextContent().strip();
    }

    static Element project() throws IOException {
        Path pom = Path.of("pom.xml").toAbsolutePath();
        if (!Files.exists(pom)) throw new IOException(pom + " is not there; tests run in the root of the repository");
        return Pom.read(pom).root();
    }
}
