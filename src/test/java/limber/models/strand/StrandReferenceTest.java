package limber.models.strand;

import static limber.models.Setup.number;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import limber.engine.State;
import limber.engine.run.Run;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Numbers of a second program, which was written in another language from the description of the model alone: the
/// particle behind the middle, the last segment's frame, the total twist and the energy of bending. Where a row names
/// no order, it is the article's.
class StrandReferenceTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            cantilever | | 30 | \
                0.5328181318491 -0.21581249897 9.093764396104e-17 | \
                0.6687991357391 -0.2295816108372 0.6687991357391 0.2295816108372 | \
                -7.179214900016e-17 1.93781579464
            torsion | | 30 | \
                0.5833333333333 -1.26174809842e-16 2.822631176234e-16 | \
                0.5333162275346 -0.4642992585049 0.5333162275346 -0.4642992585049 | \
                0.2280137381477 3.868512207289e-29
            cable | | 20 | \
                0.6574021161706 -0.4921568100498 -2.057676766427e-17 | \
                0.6105575907288 0.3566783262316 0.6105575907289 -0.3566783262316 | \
                -7.093646816266e-15 0.01493930339417
            spring | | 8 | \
                -0.09181561534095 -0.1607350903493 -0.02352052679748 | \
                -0.04634944667408 -0.1286615154894 0.01629164680265 -0.9904708604848 | \
                0.27172032856 0.002570946705162
            phone-cord | | 5 | \
                0.204430924034 -0.03748556711648 0.01491970140442 | \
                0.06194680601537 0.1728889613916 0.8879060226423 0.4217758826782 | \
                0.05394862004314 0.006079731564605
            bug-sign | startPin=clamped | 20 | \
                0.2541028798742 0.1079843578206 -6.807247551887e-19 | \
                0.622029153131 -0.3362733005387 0.622029153131 0.3362733005387 | \
                -2.702425125519e-16 6.709114837101e-05
            ring | | 6 | \
                0.02539811022435 -0.3171522239398 0.0001734823676052 | \
                0.0297494698668 -0.7094455025137 -0.09401071063162 0.6978280836225 | \
                2.999966815156 0.1547820629114
            plectoneme | | 6 | \
                0.1524032597062 -0.3697087373162 0.0002047252883106 | \
                0.4645108589895 0.5331965888387 0.06611623378063 -0.703960015315 | \
                0.0999895401564 0.09080030088254
            whip | | 15 | \
                -0.07394960563776 -0.1868267558926 1.477293012891e-16 | \
                -0.7064222982529 0.03110524925347 -0.7064222982529 -0.03110524925346 | \
                1.236188533525e-15 0.4684186568048
            published | | 8 | \
                -0.09249497892071 -0.1627398309368 -0.0248658457764 | \
                -0.04503763813283 -0.1311821676608 0.01812103709137 -0.9901689139 | \
                0.2616191470689 0.004729758139638
            cantilever | projection=world order=symmetric arcAngle=70 turns=0.7 load=1,2,3 \
                torque=0.5,0.2,-1 | 12 | \
                0.4854893053109 -0.3280532363079 0.05201162393859 | \
                0.4901960809445 -0.4215878470536 0.7618021667083 0.04036023094433 | \
                0.1002680830271 0.2443877595144
            cantilever | projection=article order=backward extensible=false darboux=1,-2,3 \
                startTurn=40 startRate=90 | 12 | \
                0.5320484392158 0.1426397099892 0.1593590469184 | \
                -0.3533916456838 -0.4050821360341 -0.4989848296489 -0.6797329972918 | \
                0.5308880843724 4.466282737051
            cantilever | order=forward startPin=free launch=1,2,0.5 spin=3,1,-2 weight=published \
                arcAngle=-120 | 10 | \
                0.6607843403941 0.3625807757372 0.06808501546775 | \
                0.6568915988731 -0.3738302601576 0.6438510959192 0.119164299201 | \
                1.649913734907e-05 3.534517207896
            cantilever | endPin=clamped endTurn=100 endRate=-200 startRate=77 turns=1.25 \
                lambda=omitted iterations=3 | 12 | \
                0.5833395473165 -0.00615500169121 -0.0001473269649684 | \
                -0.2043582349807 0.6766633900181 -0.2019401809138 0.6779266418553 | \
                0.373872158386 0.01700218881821
            cantilever | startPin=held endPin=held spinUpdate=published sign=vector darboux=2,0,1 \
                rest=given along=up | 12 | \
                -0.01203935777831 0.5833704794728 -0.0002888839626677 | \
                0.4920272519819 0.5061123885701 0.5387611406115 -0.4598867978209 | \
                -0.0132428851986 0.1265441206199
            cantilever | segments=1 endPin=clamped startPin=free endTurn=30 rotary=3 | 12 | \
                1 0 0 | \
                0.7048900638947 -0.03662375492107 0.6980924894839 -0.1202313375301 | \
                0.04789337410004 0.07073795888105
            cantilever | placement=helix along=up coils=1.5 segments=7 helixRadius=0.2 pitch=0.3 \
                ripple=0.02 rest=placed iterations=1 rotary=0.5 | 12 | \
                0.0285775940182 0.1645757830099 0.06293374969005 | \
                -0.348914650683 -0.8537970317786 -0.2574824581748 -0.2880832844805 | \
                -0.1515515966703 0.2198023681662
            spring | projection=world lambda=omitted | 4 | \
                -0.09319651847468 -0.09934156765277 -0.02506012757957 | \
                -0.04619725890382 -0.1309165821099 0.01769661626341 -0.9901583164178 | \
                0.06963562964464 0.00020781532766
            plectoneme | segments=11 turns=3 endRate=720 | 12 | \
                0.248316266779 -0.3430556692781 -0.01958226453721 | \
                -0.6622605405233 -0.1402897821662 0.17276302374 0.7154597760279 | \
                0.3773620027489 0.09077931544421
            ring | segments=5 turns=-1 order=symmetric ripple=0.05 | 10 | \
                0.09489599698774 -0.3061685565422 0.006792514227823 | \
                -0.04494498305201 -0.6301141455028 -0.4116279030128 0.656885516355 | \
                -0.99570610418 0.1334024997331
            whip | segments=8 substep=0.004 substeps=3 extensible=false | 20 | \
                0.02496231327393 -0.2480750390094 -7.244679899416e-17 | \
                0.6267447327967 0.3274004274761 0.6267447327967 -0.3274004274762 | \
                1.481639839333e-15 0.3611159985377
            """)
    void aSecondProgramHasTheSameNumbers(String preset, String changes, int frames, String position, String frame,
            String measures) {
        Run run = Strands.after(frames, "preset " + preset, "order=bilateral",
                changes == null ? "" : changes.replaceAll(" +", " "));
        State s = run.state();
        double[] x = numbers(position), q = numbers(frame), of = numbers(measures);
        int particles = s.of(StrandChannels.MASSES).length, i = particles > 2 ? particles / 2 + 1 : particles - 1;
        double[] all = s.of(StrandChannels.POSITION), turned = s.of(StrandChannels.ORIENTATION);
        for (int k = 0; k < 3; k++) assertEquals(x[k], all[3 * i + k], 1e-11);
        for (int k = 0; k < 4; k++) assertEquals(q[k], turned[turned.length - 4 + k], 1e-11);
        assertEquals(of[0], number(run, "totalTwist"), 1e-11);
        assertEquals(of[1], number(run, "bendEnergy"), 1e-10 * Math.max(1, of[1]));
    }

    private static double[] numbers(String text) {
        return Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
    }
}
