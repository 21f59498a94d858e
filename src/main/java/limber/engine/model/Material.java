package limber.engine.model;

import java.util.Locale;
import limber.math.exact.Exact;

/// The material of a model's surface. The style sheet has two colours for each, `-limber-NAME` and
/// `-limber-NAME-other`; a material adds how a pattern is laid on it, how it shines, and how much light it lets
/// through.
public enum Material {
    PLAIN(Weave.CHECKS, 0.5, 1),
    HEMP(Weave.CHECKS, 0.25, 1),
    REED(Weave.CHECKS, 0.5, 1),
    RUBBER(Weave.CHECKS, 0.5, 1),
    JELLY(Weave.CHECKS, 0.85, 0.74),
    LINEN(Weave.GINGHAM, 0.12, 1),
    FOAM(Weave.LINES, 0.15, 1),
    CLAY(Weave.LINES, 0.35, 1);

    /// How squares are laid on a surface: in two colours, by stripes that cross, or as lines between them.
    public enum Weave { CHECKS, GINGHAM, LINES }

    private final Weave weave;
    private final double gloss, opacity;

    Material(Weave weave, double gloss, double opacity) {
        this.weave = weave;
        this.gloss = gloss;
        this.opacity = opacity;
    }

    /// Its word in style sheets.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public Weave weave() {
        return weave;
    }

    /// The share of light that it keeps back, 0..1; 1 lets nothing through.
    public double opacity() {
        return opacity;
    }

    /// The smoothness of its surface: its own gloss where settings ask for the middle, 0.5, and 0 and 1 at the ends.
    ///
    /// @param asked 0..1
    public double smoothness(double asked) {
        return Exact.pow(asked, Exact.log(gloss) / Exact.log(0.5));
    }
}
