package limber.models.strand;

import static limber.models.strand.StrandChannels.*;

import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// The energies of a strand, J, and its momenta.
final class EnergyMeasures {
    private EnergyMeasures() {}

    static double kinetic(State s) {
        double[] m = s.of(MASSES), inertia = s.of(INERTIA);
        double sum = 0;
        for (int i = 0; i < m.length; i++) sum += 0.5 * m[i] * square(Vec.of(s.of(VELOCITY), i));
        for (int i = 0; i < inertia.length; i++)
            sum += 0.5 * inertia[i] * square(Vec.of(s.of(ANGULAR_VELOCITY), i));
        return sum;
    }

    private static double square(Vec v) {
        return v.dot(v);
    }

    static double gravity(Settings p, State s) {
        double sum = 0;
        for (int i = 0; i < s.of(MASSES).length; i++)
            sum -= s.of(MASSES)[i] * p.get(StrandParameters.GRAVITY).dot(Vec.of(s.of(POSITION), i));
        return sum;
    }

    /// 0 where stretch is rigid.
    static double stretch(Settings p, State s) {
        if (!p.get(StrandParameters.EXTENSIBLE)) return 0;
        var strains = new Strains(p, s);
        double sum = 0;
        for (int i = 0; i < strains.segments(); i++) {
            double along = strains.strain(i).z();
            sum += 0.5 * s.of(REST_LENGTH)[i] * Section.of(p).ea() * along * along;
        }
        return sum;
    }

    static double shear(Settings p, State s) {
        if (!p.get(StrandParameters.EXTENSIBLE)) return 0;
        var strains = new Strains(p, s);
        double sum = 0;
        for (int i = 0; i < strains.segments(); i++) {
            Vec g = strains.strain(i);
            sum += 0.5 * s.of(REST_LENGTH)[i] * Section.of(p).ga() * (g.x() * g.x() + g.y() * g.y());
        }
        return sum;
    }

    static double bend(Settings p, State s) {
        var strains = new Strains(p, s);
        double sum = 0;
        for (int k = 0; k < strains.joints(); k++) {
            Vec c = strains.bend(k);
            sum += 0.5 * s.of(JOINT_LENGTH)[k] * Section.of(p).ei() * (c.x() * c.x() + c.y() * c.y());
        }
        return sum;
    }

    static double twist(Settings p, State s) {
        var strains = new Strains(p, s);
        double sum = 0;
        for (int k = 0; k < strains.joints(); k++) {
            double c = strains.bend(k).z();
            sum += 0.5 * s.of(JOINT_LENGTH)[k] * Section.of(p).gj() * c * c;
        }
        return sum;
    }

    static double potential(Settings p, State s) {
        return gravity(p, s) + stretch(p, s) + shear(p, s) + bend(p, s) + twist(p, s);
    }

    static double all(Settings p, State s) {
        return kinetic(s) + potential(p, s);
    }

    static double[] momentum(State s) {
        Vec sum = Vec.ZERO;
        for (int i = 0; i < s.of(MASSES).length; i++)
            sum = sum.plus(Vec.of(s.of(VELOCITY), i).times(s.of(MASSES)[i]));
        return new double[]{sum.x(), sum.y(), sum.z()};
    }

    /// About the origin.
    static double[] angularMomentum(State s) {
        Vec sum = Vec.ZERO;
        for (int i = 0; i < s.of(MASSES).length; i++)
            sum = sum.plus(Vec.of(s.of(POSITION), i).cross(Vec.of(s.of(VELOCITY), i)).times(s.of(MASSES)[i]));
        for (int i = 0; i < s.of(INERTIA).length; i++)
            sum = sum.plus(Vec.of(s.of(ANGULAR_VELOCITY), i).times(s.of(INERTIA)[i]));
        return new double[]{sum.x(), sum.y(), sum.z()};
    }
}
