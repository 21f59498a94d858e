package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.stream.Collectors;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.model.Model;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What the phases of a frame say of themselves: their order, what their elements are, and whether those may run side
/// by side.
///
/// Elements depend on each other (`!`) where one reads what another one of the same phase writes: a stick moves the
/// particle that the next stick begins at, a joint turns all that hang on it, a ring or a station is carried on from
/// the one before, jellies that share a material write the same place, a box grows particle by particle. What stands
/// for the whole (`-`) has one element.
class PhasesTest {
    private static final String MESH = "normals:vertex tangents:vertex triangles:triangle",
            BEND = "parameter:vertex point:vertex tangent:vertex normal:vertex offset:vertex place:vertex " + MESH,
            LEAN = "mask:vertex lean:vertex place:vertex " + MESH,
            SKIN = "rings:ring! vertices:vertex triangles:triangle",
            START = "clock:-! reveal:-! drive:particle",
            SUBSTEP = "clock:-! drive:particle begin:particle wind:triangle!",
            SHEET = "vertices:vertex " + MESH;

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rope | sweep=forward | START integrate:particle distance:stick! SKIN",
        "rope | sweep=jacobi | START integrate:particle distance:stick average:particle SKIN",
        "rope | bendConstraints=true | START integrate:particle distance:stick! bend:stick! SKIN",
        "rope | collide=true | START integrate:particle distance:stick! collide:particle! SKIN",
        "rope | collide=true;collision=discrete | START integrate:particle distance:stick! collide:particle SKIN",
        "rope | meshCache=published | START integrate:particle distance:stick! cache:stick! SKIN",
        "rope | endFollows=target | START follow:particle integrate:particle distance:stick! SKIN",
        "rope | endFollows=lift | START ride:particle integrate:particle distance:stick! SKIN",
        "rope | drive=after;endFollows=turntable | START integrate:particle distance:stick! late-drive:particle "
                + "ride:particle SKIN",
        "rope | skin=ribbon | START integrate:particle distance:stick! SKIN",
        "rope | skin=cylinders | START integrate:particle distance:stick! SKIN",
        "rope | skin=line | START integrate:particle distance:stick! rings:ring! vertices:vertex",
        "rope | pipeline=true | clock:-! register:particle! create-proxy:-! create-vertex-buffer:-! "
                + "create-index-buffer:-! create-material:-! create-render-state:-! send-first:particle! reveal:-! "
                + "drive:particle integrate:particle "
                + "distance:stick! mark-dirty:-! bounds:particle! allocate:-! copy:particle enqueue:-! take:particle "
                + "SKIN write-vertices:vertex write-indices:triangle draw:-!",
        "rod | mode=points | clock:-! sway:point casteljau:lerp stations:station! BEND",
        "rod | mode=force | clock:-! chain:joint! casteljau:lerp stations:station! BEND",
        "rod | normal=frenet | clock:-! sway:point casteljau:lerp BEND",
        "rod | normal=published | clock:-! sway:point casteljau:lerp BEND",
        "rod | normal=published;parameter=arc-length | clock:-! sway:point casteljau:lerp stations:station! BEND",
        "rod | mesh=icosphere:1 | clock:-! sway:point casteljau:lerp stations:station! BEND",
        "ball | integrator=published | clock:-! touch:-! push:vertex relax:vertex place:vertex MESH",
        "ball | integrator=exact | clock:-! touch:-! push:vertex relax:vertex place:vertex MESH",
        "jelly | shared=false | clock:-! spring:jelly settle:jelly uniforms:jelly LEAN",
        "jelly | shared=true | clock:-! spring:jelly settle:jelly uniforms:jelly! LEAN",
        "jelly | sway=0.5 | clock:-! sway:jelly spring:jelly settle:jelly uniforms:jelly LEAN",
        "cloth | order=coloured | SUBSTEP predict:particle reset:spring distance:spring velocity:particle SHEET",
        "cloth | order=listed | SUBSTEP predict:particle reset:spring distance:spring! velocity:particle SHEET",
        "cloth | drag=0;collide=true | clock:-! drive:particle begin:particle predict:particle reset:spring "
                + "distance:spring velocity:particle collide:particle SHEET",
        "cloth | method=vbd | SUBSTEP inertia:particle descend:particle velocity:particle SHEET",
        "cloth | method=vbd;order=listed | SUBSTEP inertia:particle descend:particle! velocity:particle SHEET",
        "cloth | method=springs;integrator=explicit | SUBSTEP spring-forces:spring! step:particle SHEET",
        "cloth | method=springs;integrator=symplectic | SUBSTEP spring-forces:spring! step:particle SHEET",
        "cloth | method=springs;integrator=velocity-verlet | SUBSTEP spring-forces:spring! kick-drift:particle "
                + "wind-again:triangle! spring-forces-again:spring! kick:particle SHEET",
        "cloth | method=springs;integrator=implicit | SUBSTEP spring-forces:spring! right-side:particle! "
                + "product:particle! advance:particle! direction:particle move:particle SHEET",
        "soft | method=springs-volume | clock:-! drive:particle predict:particle edges:edge! volumes:tet! "
                + "velocity:particle SHEET",
        "soft | method=neo-hookean-xpbd;collide=true | clock:-! drive:particle predict:particle elements:tet! "
                + "collide:particle velocity:particle SHEET",
        "soft | method=fem | clock:-! drive:particle forces:tet integrate:particle SHEET",
        "soft | method=fem;material=st-venant-kirchhoff | clock:-! drive:particle forces:tet integrate:particle SHEET",
        "soft | method=shape-matching;collide=true | clock:-! drive:particle centre:particle! covariance:particle! "
                + "scale:-! average:-! rotation:-! match:particle collide:particle SHEET",
        "soft | shape=ball | clock:-! drive:particle predict:particle edges:edge! volumes:tet! velocity:particle "
                + "embed:vertex MESH",
        "puppet | method=lattice | clock:-! drive:point rows:vertex sum:vertex place:vertex MESH",
        "puppet | method=skinning | clock:-! drive:point chain:bone! bind:vertex blend:vertex place:vertex MESH",
        "puppet | method=arap | clock:-! drive:point hold:vertex rotations:vertex energy-local:vertex! relax:vertex! "
                + "energy-global:vertex! place:vertex MESH",
        "puppet | method=arap;globalSolve=conjugate-gradients | clock:-! drive:point hold:vertex rotations:vertex "
                + "energy-local:vertex! residual:vertex! product:vertex! step:vertex! direction:vertex "
                + "energy-global:vertex! place:vertex MESH"})
    void aFrameIsMadeOf(String model, String settings, String phases) {
        String expected = phases.replace("START", START).replace("SUBSTEP", SUBSTEP).replace("SHEET", SHEET)
                .replace("SKIN", SKIN).replace("BEND", BEND)
                .replace("LEAN", LEAN).replace("MESH", MESH);
        assertEquals(expected, phases(model, settings).stream()
                .map(p -> p.name() + ":" + (p.of().isEmpty() ? "-" : p.of()) + (p.independent() ? "" : "!"))
                .collect(Collectors.joining(" ")));
    }

    private static List<Phase> phases(String model, String settings) {
        Model m = Catalog.model(model);
        return m.schedule(Setup.settings(m, settings.split(";"))).phases().toList();
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#models")
    void everyPhaseHasAFormula(Model model) {
        for (var preset : model.presets())
            for (Phase phase : model.schedule(preset.settings()).phases().toList()) {
                Formula formula = phase.formula();
                assertFalse(formula.equations().isEmpty(), phase.name());
                assertFalse(formula.tex().isBlank(), phase.name());
            }
    }

    /// The formula is that of the rule that is set.
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "jelly ; mask=painted ; mask ; m = w",
        "jelly ; mask=height ; mask ; "
                + "m = \\min\\left(1, \\max\\left(0, \\frac{y - b}{\\max(10^{-5}, H)}\\right)\\right)",
        "jelly ; mask=published ; mask ; m = \\frac{y - b}{\\max(10^{-5}, H)}",
        "ball ; upload=world ; place ; x_w = s\\,(s\\,x)", "ball ; upload=local ; place ; x_w = s\\,x",
        "ball ; falloffLaw=uniform ; push ; d = x - a,\\quad w = F\\,h,\\quad v' = v + w\\,\\frac{d}{|d|}",
        "ball ; falloffLaw=inverse-square ; push ; "
                + "d = x - a,\\quad w = \\frac{F\\,h}{1 + \\beta\\,|d|^2},\\quad v' = v "
                + "+ w\\,\\frac{d}{|d|}",
        "rod ; parameter=height ; parameter ; t = \\frac{y}{y_1}",
        "rod ; parameter=arc-length ; parameter ; "
                + "\\int_0^t |B'| = \\frac{y}{y_1}\\int_0^1 |B'|"})
    void theFormulaIsThatOfTheRule(String model, String settings, String phase, String tex) {
        assertEquals(tex, phases(model, settings).stream().filter(p -> p.name().equals(phase)).findFirst()
                .orElseThrow().formula().tex());
    }

    /// What a panel shows first, and what chooses between what was published and what is right.
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rope | position | segments length gravity iterations substep correction | correction coincident clock drive "
                + "previous rescale placement warmUp endLock refire ringFrame ribbonRule meshCache rebuild",
        "rod | points | mode at sway force normal parameter | interpolation normal tangent nanGuard binomials "
                + "beyondEnds taperNormals normals",
        "ball | vertices | force springForce damping substep integrator mesh | clock falloff pick integrator",
        "jelly | follow | stiffness damping substep mask count mesh | "
                + "clock shared mask normals"})
    void eachModelNamesItsMainParameters(String name, String subject, String main, String published) {
        Model model = Catalog.model(name);
        assertEquals(name, model.name());
        assertEquals(subject, model.subject().name());
        assertEquals(List.of(main.split(" ")), model.mainParameters().stream().map(p -> p.name()).toList());
        assertEquals(List.of(published.split(" ")), model.publishedParameters().stream().map(p -> p.name()).toList());
    }
}
