package limber.page;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// A writer for packages that a course site takes: a zip with the manifest that SCORM asks for, and the page of a
/// lesson, which hands in to that site. The same lesson gives the same bytes.
public final class ScormPackage {
    private static final String PAGE = "index.html";
    /// The time of all entries; before 1980, zip knows none.
    private static final LocalDateTime TIME = LocalDateTime.of(2000, 1, 1, 0, 0);

    private static final String NAMES = """
                xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
                xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
            """, LATER_NAMES = """
                xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
                xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
                xmlns:imsss="http://www.imsglobal.org/xsd/imsss">
            """;

    /// Without it a site takes a lesson for passed that says nothing of it.
    private static final String SEQUENCING = """
                    <imsss:sequencing>
                      <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
                    </imsss:sequencing>
            """;

    private final PageFile file;
    private final String version;
    /// Whether it is SCORM 1.2, the earlier one of the two.
    private final boolean old;

    /// @param version of SCORM: 1.2 or 2004
    public ScormPackage(PageFile file, String version) {
        this.file = file;
        this.version = version;
        old = version.equals("1.2");
    }

    /// @param lesson the content of its page
    public void write(PageContent lesson, OutputStream out) throws IOException {
        var zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
        zip.setLevel(Deflater.BEST_COMPRESSION);
        entry(zip, "imsmanifest.xml", manifest(lesson));
        entry(zip, PAGE, file.html(lesson.handingIn(version)));
        zip.finish();
    }

    private static void entry(ZipOutputStream zip, String name, String text) throws IOException {
        var entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
        zip.write(text.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    private String manifest(PageContent lesson) {
        String title = "<title>" + Escaped.html(lesson.title()) + "</title>";
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<manifest identifier=\"limber." + id(lesson)
                + "\" version=\"1\"\n" + (old ? NAMES : LATER_NAMES)
                + "  <metadata>\n    <schema>ADL SCORM</schema>\n    <schemaversion>"
                + (old ? "1.2" : "2004 4th Edition") + "</schemaversion>\n  </metadata>\n"
                + "  <organizations default=\"lesson\">\n    <organization identifier=\"lesson\">\n      "
                + title + "\n      <item identifier=\"lesson.page\" identifierref=\"page\">\n        " + title + "\n"
                + (old ? "" : SEQUENCING)
                + "      </item>\n    </organization>\n  </organizations>\n  <resources>\n"
                + "    <resource identifier=\"page\" type=\"webcontent\" adlcp:"
                + (old ? "scormtype" : "scormType") + "=\"sco\" href=\"" + PAGE + "\">\n"
                + "      <file href=\"" + PAGE + "\"/>\n    </resource>\n  </resources>\n</manifest>\n";
    }

    /// The name of the lesson's folder with the signs only that an identifier of XML may have.
    private static String id(PageContent lesson) {
        return lesson.name().replaceAll("[^A-Za-z0-9_.-]", "_");
    }
}
