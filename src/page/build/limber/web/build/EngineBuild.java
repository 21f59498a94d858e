package limber.web.build;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import limber.page.Deltas;
import limber.page.Lzma;
import limber.page.PageParts;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/// The build of the engine for pages: twins of all phases are woven, and all is compiled to WebAssembly and packed.
/// Nothing is done where the classes are those of the last build.
public final class EngineBuild {
    private static final String MAIN = "limber.web.Page",
            RUNTIME = "org/teavm/backend/wasm/wasm-gc-runtime.min.js";
    /// The names of the results.
    private static final String WASM = "engine.wasm", STAMP = "engine.stamp";

    private final Path classes, page, out, stamp;

    private EngineBuild(Path classes, Path page, Path out) {
        this.classes = classes;
        this.page = page;
        this.out = out;
        stamp = page.resolveSibling(STAMP);
    }

    /// Arguments: the folder of Limber's classes, that of the page's own, that of the results, and `now` or `later`,
    /// where an engine that is out of date is only deleted.
    public static void main(String[] args) throws Exception {
        var build = new EngineBuild(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]));
        build.run(args[3].equals("now"));
    }

    private void run(boolean now) throws IOException, ReflectiveOperationException, TeaVMToolException,
            NoSuchAlgorithmException {
        String state = state();
        if (Files.exists(stamp) && Files.exists(out.resolve(PageParts.ENGINE)) && Files.readString(stamp).equals(state))
            return;
        Files.deleteIfExists(stamp);
        Files.deleteIfExists(out.resolve(PageParts.ENGINE));
        if (!now) return;
        new Twinning(classes, page).write();
        compile();
        Files.write(out.resolve(PageParts.ENGINE), Lzma.packed(Deltas.of(Files.readAllBytes(out.resolve(WASM)))));
        Files.delete(out.resolve(WASM));
        Files.write(out.resolve(PageParts.FORMULAS), Lzma.packed(PageParts.formulaScript()));
        try (InputStream loader = TeaVMTool.class.getClassLoader().getResourceAsStream(RUNTIME)) {
            if (loader == null) throw new IOException("TeaVM has no " + RUNTIME);
            Files.write(out.resolve(PageParts.LOADER), Lzma.packed(loader.readAllBytes()));
        }
        Files.writeString(stamp, state);
    }

    /// A fingerprint of what is compiled.
    private String state() throws IOException, NoSuchAlgorithmException {
        MessageDigest all = MessageDigest.getInstance("SHA-256");
        for (Path folder : List.of(classes.resolve("limber"), page))
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(EngineBuild::counts).sorted().toList()) {
                    all.update(folder.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
                    all.update(Files.readAllBytes(file));
                }
            }
        return HexFormat.of().formatHex(all.digest());
    }

    /// Classes, words and scripts, but for those of window and commands, which are no part of a page, and for what a
    /// build makes.
    private static boolean counts(Path file) {
        String path = file.toString().replace(File.separatorChar, '/');
        return path.matches(".*\\.(class|properties|js)")
                && !path.matches(".*/limber/(cli|ui)/.*")
                && !path.matches(".*\\$Twin\\.class") && !path.endsWith(TwinList.NAME + ".class");
    }

    private void compile() throws TeaVMToolException, MalformedURLException, IOException {
        Files.createDirectories(out);
        var tool = new TeaVMTool();
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setMainClass(MAIN);
        tool.setTargetDirectory(out.toFile());
        tool.setTargetFileName(WASM);
        tool.setStrict(true); // an index out of bounds throws, as in Java
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        var path = new ArrayList<>(List.of(page.toFile(), classes.toFile()));
        path.addAll(libraries());
        var urls = new ArrayList<URL>();
        for (File f : path) urls.add(f.toURI().toURL());
        tool.getTransformers().add(BrowserPlatform.class.getName());
        tool.getTransformers().add(DistinctStreams.class.getName());
        tool.setClassPath(path);
        tool.setClassLoader(new URLClassLoader(urls.toArray(URL[]::new), EngineBuild.class.getClassLoader()));
        var log = new ConsoleTeaVMToolLog(false);
        tool.setLog(log);
        tool.generate();
        List<Problem> problems = tool.getProblemProvider().getProblems();
        TeaVMProblemRenderer.describeProblems(tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
        if (!problems.isEmpty()) throw new IllegalStateException(WASM + " has " + problems.size()
                + " problems; see above");
    }

    /// What a page is compiled with.
    private static List<File> libraries() throws IOException {
        return Collections.list(EngineBuild.class.getClassLoader().getResources("META-INF/MANIFEST.MF")).stream()
                .map(url -> url.getPath().replaceFirst("!.*", ""))
                .filter(jar -> jar.matches(".*/(teavm|jspecify|commonmark|snakeyaml|javafx-base)-[^/]*\\.jar"))
                .map(jar -> new File(URI.create(jar))).toList();
    }
}
