package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// On a Chinese system refusals are Chinese: with the same exit code, the same place, and one line.
class ChineseComplaintsTest {
    private final Locale before = Locale.getDefault();

    @BeforeEach
    void chinese() {
        Locale.setDefault(Locale.SIMPLIFIED_CHINESE);
    }

    @AfterEach
    void asBefore() {
        Locale.setDefault(before);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "modls | limber: “modls”不是命令；是否指 models？",
        "params rop | “rop”不是模型；是否指 rope？",
        "trace | limber trace: 缺少必需的选项和参数：",
        "trace rope | limber trace: 缺少必需的选项：'--frames=N'；见 limber trace --help",
        "trace rope --frames | limber trace: 选项“--frames”缺少参数 (N)；见 limber trace --help",
        "trace rope --frames many | “many”不是整数 (0..10000000)；见 limber trace --help",
        "trace rope --frames -1 | -1 小于 0 (0..10000000)",
        "trace rope --frames 3 --frames 4 | 只能出现一次",
        "trace rope --frames 3 extra | 参数“extra”是多余的；见 limber trace --help",
        "trace rope --frames 3 --chanel x | “--chanel”不是选项；是否指 --channel？",
        "trace rope --frames 3 --channel resdual | rope 没有通道“resdual”；是否指 residual？",
        "trace rope --frames 3 --set segments | --set segments: 应为 NAME=VALUE，例如 ",
        "trace rope --frames 3 --set segments=0 | rope.segments: 0 小于 1 (1..2000)",
        "trace rope --frames 3 --set segmnts=3 | rope.segmnts: 没有这个参数；是否指 segments？",
        "trace rope --frames 3 --set damping=0,5 | rope.damping: “0,5”不是数；应为 0.5",
    })
    void complaintsAreChinese(String line, String part) {
        Outcome.line(line).complained(2, part);
    }

    @Test
    void placesInFilesStay(@TempDir Path folder) throws Exception {
        Path inputs = Files.writeString(folder.resolve("inputs.json"), "[{\"set\": \"damping\"}]");
        Outcome.of("trace", "rope", "--frames", "3", "--inputs", inputs.toString()).complained(2, inputs + ":1:");
        Path moment = Files.writeString(folder.resolve("a.limber"), "{\"limber\":1,\"model\":\"rop\"}");
        Outcome checked = Outcome.of("check", moment.toString());
        assertEquals(1, checked.code());
        assertTrue(checked.out().startsWith(moment + ":1:"), checked.out());
        assertTrue(checked.out().contains("“rop”不是模型；是否指 rope？"), checked.out());
    }

    @Test
    void whatScriptsReadStays() {
        for (String line : new String[]{"params rope --json", "stability rope --json",
            "autopsy rope --preset whip --frames 5 --json"}) {
            Outcome chinese = Outcome.line(line);
            Locale.setDefault(Locale.ENGLISH);
            Outcome english = Outcome.line(line);
            Locale.setDefault(Locale.SIMPLIFIED_CHINESE);
            assertEquals(english.out(), chinese.out());
            assertEquals(english.code(), chinese.code());
        }
    }

    @Test
    void whereChineseCannotBeWrittenItIsEnglish() {
        var err = new ByteArrayOutputStream();
        assertEquals(2, Main.run(new String[]{"params", "rop"}, InputStream.nullInputStream(),
                new ByteArrayOutputStream(), new PrintStream(err, true, StandardCharsets.US_ASCII)));
        assertEquals("'rop' is not a model; did you mean rope?", err.toString(StandardCharsets.US_ASCII).strip());
    }
}
