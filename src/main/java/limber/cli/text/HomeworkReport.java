package limber.cli.text;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import limber.cli.option.Complaints;
import limber.file.PlainFile;
import limber.homework.CheckedFile;
import limber.homework.Verdict;

/// The report on verified files: each line that does not follow from its answer, then a table with a row a file.
public record HomeworkReport(List<CheckedFile> files) {
    public void write(OutputStream out) throws IOException {
        for (CheckedFile file : files) {
            if (!file.fault().isEmpty()) say(out, file.fault());
            for (CheckedFile.Line line : file.lines())
                for (String remark : line.remarks())
                    say(out, PlainFile.name(file.file()) + ": line " + line.number() + ": " + line.line().step() + "/"
                            + line.line().about() + ": " + remark);
        }
        var table = new TextTable();
        table.row("file", "student", "lines", "result");
        files.forEach(f -> table.row(shown(PlainFile.name(f.file())), shown(String.join(", ", f.students())),
                String.valueOf(f.lines().size()), f.fault().isEmpty() ? f.verdict().word() : "cannot be read"));
        table.write(out);
    }

    private static void say(OutputStream out, String line) throws IOException {
        out.write((shown(line) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /// Files are untrusted; control characters must not reach a terminal.
    private static String shown(String text) {
        return Complaints.oneLine(text);
    }

    /// Whether no file was edited, and each could be read.
    public boolean sound() {
        return files.stream().allMatch(f -> f.fault().isEmpty() && f.verdict() != Verdict.EDITED);
    }
}
