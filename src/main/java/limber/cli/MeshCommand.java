package limber.cli;

import java.io.OutputStream;
import limber.cli.option.FiniteCheck;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.WholeNumber;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import limber.mesh.Skin;
import limber.mesh.file.Csv;
import limber.mesh.file.Mesh;
import limber.mesh.file.MeshWriter;
import limber.mesh.file.Ply;
import limber.mesh.file.Stl;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The `mesh` command: the skin of a model after a frame, as a mesh file.
@Command(
        name = "mesh",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Write the skin after a frame as .csv, .obj, .stl or .ply; as CSV to standard output without "
                + "--out.",
        footer = {
            "%nExamples:",
            "  limber mesh rope --preset hook --frame 60 --out hook.obj",
            "  limber mesh rope --frame 0 --set skin=ribbon"
        })
final class MeshCommand implements Runnable {
    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Option(names = "--frame", required = true, paramLabel = "N", converter = WholeNumber.FromZero.class,
            description = "The frame whose mesh is written.") int frame;

    @Option(names = "--ascii", description = "Write a .ply as text instead of binary little-endian.") boolean ascii;

    @Mixin Output output;

    MeshCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public void run() {
        MeshWriter writer = output.file().map(f -> MeshWriter.of(f.toString())).orElseGet(Csv::new);
        if (ascii && !(writer instanceof Ply)) throw new BadInput("--ascii is for .ply only");
        Mesh mesh = mesh(scene.run(), scene.name, frame, writer);
        output.write(standard, out -> (ascii ? new Ply(true) : writer).write(mesh, out));
    }

    /// The mesh at the end of a frame.
    ///
    /// @throws BadInput if there is none, or the writer could write nothing of it
    static Mesh mesh(Run run, String name, int frame, MeshWriter writer) {
        if (!run.state().channels().contains(Skin.NORMALS))
            throw new BadInput(name + ": has no skin, and so no mesh; trace would be right, or render");
        while (run.cursor().frame() < frame) run.next();
        FiniteCheck.check(run);
        Mesh mesh = Mesh.of(run.picture());
        FiniteCheck.check(run, Skin.VERTICES.name(), Skin.VERTICES.width(), mesh.vertices());
        if (writer instanceof Stl && mesh.drawn().length == 0)
            throw new BadInput(name + ": the skin has no triangles in frame " + frame
                    + ", and an .stl has nothing else; .csv, .obj or .ply would be right");
        return mesh;
    }
}
