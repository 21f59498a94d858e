package limber.models.strand;

import static limber.models.strand.StrandParameters.*;

import limber.engine.settings.Settings;

/// The stiffness of a round cross-section: against stretch EA and shear GA in N, against bending EI and twist GJ in
/// N·m². No shear factor.
record Section(double ea, double ga, double ei, double gj) {
    static Section of(Settings p) {
        double radius = p.get(RADIUS), area = Math.PI * radius * radius, second = area * radius * radius / 4;
        return new Section(p.get(YOUNGS) * area, p.get(SHEAR_MODULUS) * area, p.get(YOUNGS) * second,
                p.get(SHEAR_MODULUS) * 2 * second);
    }
}
