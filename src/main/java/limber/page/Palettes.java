package limber.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The colours of the window's themes, read from its style sheets: a page has the same.
///
/// @param themes by name, the colours and sizes of each by role: `velocity` for `-limber-velocity`
public record Palettes(Map<String, Map<String, String>> themes) {
    /// The themes; the first is that of a page without any other wish.
    private static final List<String> NAMES = List.of("light", "dark", "projector");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL),
            RULE = Pattern.compile("([^{}]+)\\{([^{}]*)\\}"),
            ROLE = Pattern.compile("-limber-([a-z0-9-]+)\\s*:\\s*([^;]+);"),
            RGBA = Pattern.compile("rgba\\(\\s*(\\d+)\\s*,\\s*(\\d+)\\s*,\\s*(\\d+)\\s*,\\s*([0-9.]+)\\s*\\)");

    /// Those that ship.
    public static Palettes shipped() {
        Map<String, String> base = roles(sheet("base"));
        var themes = new LinkedHashMap<String, Map<String, String>>();
        for (String name : NAMES) {
            var roles = new LinkedHashMap<>(base);
            roles.putAll(roles(sheet(name)));
            roles.replaceAll((_, value) -> resolved(value, roles));
            themes.put(name, roles);
        }
        return new Palettes(themes);
    }

    private static String sheet(String name) {
        try (InputStream in = Objects.requireNonNull(
                Palettes.class.getResourceAsStream("/limber/css/" + name + ".css"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// What a sheet says of every window, not of a small one or of paper.
    static Map<String, String> roles(String sheet) {
        var roles = new LinkedHashMap<String, String>();
        Matcher rule = RULE.matcher(COMMENT.matcher(sheet).replaceAll(""));
        while (rule.find()) {
            if (!List.of(".root", ".palette").contains(rule.group(1).strip())) continue;
            Matcher role = ROLE.matcher(rule.group(2));
            while (role.find()) roles.put(role.group(1), role.group(2).strip());
        }
        return roles;
    }

    /// A colour as `#rrggbb` or `#rrggbbaa`, where it may be that of another role; a number as it is.
    private static String resolved(String value, Map<String, String> roles) {
        String now = value;
        for (int links = 0; now.startsWith("-limber-") && links < roles.size(); links++)
            now = roles.getOrDefault(now.substring("-limber-".length()), "");
        Matcher rgba = RGBA.matcher(now);
        return !rgba.matches() ? now
                : "#%02x%02x%02x%02x".formatted(Integer.parseInt(rgba.group(1)),
                        Integer.parseInt(rgba.group(2)), Integer.parseInt(rgba.group(3)),
                        Math.round(Double.parseDouble(rgba.group(4)) * 255));
    }

    /// Them as properties of a style sheet, `--velocity`, as far as it asks for them. The reader's system chooses
    /// between light and dark, and `data-theme` of the document's element before it.
    ///
    /// @param sheet asks as `var(--velocity)`
    String css(String sheet) {
        String dark = properties("dark", sheet);
        return ":root{" + properties("light", sheet) + "}\n"
                + "@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){" + dark + "}}\n"
                + "@media screen{:root[data-theme=dark]{" + dark + "}\n:root[data-theme=projector]{"
                + properties("projector", sheet) + "}}\n";
    }

    private String properties(String theme, String sheet) {
        return themes.get(theme).entrySet().stream()
                .filter(e -> e.getValue().startsWith("#") && sheet.contains("var(--" + e.getKey() + ")"))
                .map(e -> "--" + e.getKey() + ":" + e.getValue()).collect(Collectors.joining(";"));
    }
}
