package limber.handout;

import io.nayuki.qrcodegen.QrCode;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;
import limber.engine.text.BadInput;

/// The address of a web page that a handout leads to, as text and as a QR code.
///
/// @param text with its scheme, in plain letters
public record PageAddress(String text) {
    private static final int LONGEST = 300;
    private static final Set<String> SCHEMES = Set.of("http", "https");
    /// White around a code, in its squares; a reader needs it to find the code.
    private static final int QUIET = 4;

    /// @throws BadInput if it is no address of a page on the web
    public static PageAddress read(String given) {
        if (given.length() > LONGEST) throw new BadInput("--address: has " + given.length()
                + " characters; at most " + LONGEST + " would be right");
        try {
            URI address = new URI(given);
            String scheme = String.valueOf(address.getScheme()).toLowerCase(Locale.ROOT);
            if (SCHEMES.contains(scheme) && address.getHost() != null && address.getUserInfo() == null)
                return new PageAddress(address.toASCIIString());
        } catch (URISyntaxException e) {
            throw none(given);
        }
        throw none(given);
    }

    private static BadInput none(String given) {
        return new BadInput("--address: '" + BadInput.brief(given) + "' is no address of a web page; "
                + "https://example.org/course/one-stick.html would be right");
    }

    /// Without what every address begins with.
    String brief() {
        return text.replaceFirst("(?i)^https://", "").replaceFirst("/$", "");
    }

    /// The code and the address, as HTML.
    String html() {
        return "<div class=\"address\">" + svg(QrCode.encodeText(text, QrCode.Ecc.MEDIUM)) + "<span>"
                + Html.escaped(brief()) + "</span></div>\n";
    }

    private String svg(QrCode code) {
        int side = code.size + 2 * QUIET;
        return "<svg viewBox=\"0 0 " + side + " " + side + "\" role=\"img\" aria-label=\"" + Html.escaped(text)
                + "\"><path shape-rendering=\"crispEdges\" d=\"" + path(code) + "\"/></svg>";
    }

    /// A subpath a run of dark squares in a row.
    private static String path(QrCode code) {
        var path = new StringBuilder();
        for (int y = 0; y < code.size; y++)
            for (int x = 0; x < code.size; x++) {
                int end = x;
                while (code.getModule(end, y)) end++; // light beyond the edge
                if (end == x) continue;
                path.append('M').append(x + QUIET).append(' ').append(y + QUIET).append('h').append(end - x)
                        .append("v1h").append(x - end).append('z');
                x = end;
            }
        return path.toString();
    }
}
