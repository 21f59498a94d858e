// A logger of operations for `limber steps` in C#, as for Unity or Godot, and a Verlet rope that uses it.
//
//     dotnet run Steps.cs > rope.jsonl            (.NET 10), or: mcs Steps.cs && mono Steps.exe > rope.jsonl
//     limber diff rope.jsonl rope --set segments=8 --set iterations=4
//     limber open --follow rope.jsonl             while it runs, or limber open --listen 4711 and
//     dotnet run Steps.cs -- 4711 TOKEN
//
// Copy the classes Steps and Limber into your program. Numbers are written so that they read back exactly.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Net.Sockets;
using System.Text;
using System.Threading;

/// <summary>What `limber open --listen PORT` shows. While the connection is lost, lines go nowhere.</summary>
public sealed class Limber : TextWriter {
    private readonly int port;
    private readonly string token;
    private StreamWriter connection;

    public Limber(int port, string token) {
        this.port = port;
        this.token = token;
        Again();
    }

    public override Encoding Encoding { get { return Encoding.UTF8; } }

    /// <summary>Connects again, unless it is connected. Returns whether it has.</summary>
    public bool Again() {
        if (connection != null) return false;
        Try(() => {
            connection = new StreamWriter(new TcpClient("127.0.0.1", port).GetStream(), new UTF8Encoding(false));
            connection.Write(token + "\n");
        });
        return connection != null;
    }

    private void Try(Action action) {
        try {
            action();
        } catch (Exception e) when (e is IOException || e is SocketException) {
            connection = null;
        }
    }

    public override void Write(char c) { Write(c.ToString()); }

    public override void Write(string text) {
        if (connection != null) Try(() => connection.Write(text));
    }

    public override void Flush() {
        if (connection != null) Try(() => connection.Flush());
    }
}

/// <summary>Writes a line for each operation: what it computed, and what it changed.</summary>
public sealed class Steps {
    /// <summary>An array of double, float or whole numbers that is watched for changes.</summary>
    public sealed class Channel {
        public string Name, Unit, Of;
        public int Width;
        public Array Numbers;
    }

    private readonly TextWriter file;
    private readonly Action header;
    private int last;
    private readonly Dictionary<string, Channel> channels;
    private readonly List<string> values = new List<string>();
    private readonly List<(Channel Channel, int Element, string From)> writes =
        new List<(Channel, int, string)>();

    /// <param name="kinds">JSON, such as {"stick":{"shape":"edge","corners":[[0,1]]}}</param>
    /// <param name="phases">JSON, such as {"distance":{"of":"stick"}}</param>
    /// <param name="seconds">of a frame</param>
    public Steps(TextWriter file, string model, Channel[] watched, string kinds, string phases, double seconds) {
        this.file = file;
        channels = watched.ToDictionary(c => c.Name);
        header = () => file.Write(First(model, watched, kinds, phases, seconds));
        header();
    }

    private static string First(string model, Channel[] watched, string kinds, string phases, double seconds) {
        var told = watched.Select(c => $"\"{c.Name}\":{{\"width\":{c.Width},\"unit\":\"{c.Unit}\",\"of\":\"{c.Of}\","
            + $"\"initial\":{Text(Part(c, 0, c.Numbers.Length))}}}");
        return $"{{\"limber\":\"steps\",\"version\":1,\"model\":\"{model}\",\"seconds\":{Text(seconds)},"
            + $"\"channels\":{{{string.Join(",", told)}}},\"kinds\":{kinds},\"phases\":{phases}}}\n";
    }

    /// <summary>Before an operation.</summary>
    public void Begin() {
        values.Clear();
        writes.Clear();
    }

    /// <summary>Before an operation writes an element of a channel.</summary>
    public void Writes(string channel, int element) {
        writes.Add((channels[channel], element, Text(channels[channel], element)));
    }

    /// <summary>A number that the operation computed, or a vector.</summary>
    public void Value(string name, params double[] numbers) {
        values.Add($"\"{name}\":" + (numbers.Length == 1 ? Text(numbers[0]) : Text(numbers)));
    }

    /// <summary>After it.</summary>
    /// <param name="element">null where it works on the whole</param>
    public void End(int frame, string phase, int? element, int? substep = null, int? sweep = null) {
        bool begins = frame != last;
        last = frame;
        if (begins && file is Limber limber && limber.Again()) { // it goes on with the numbers as they are
            header();
            return;
        }
        var changes = writes.Select(w => $"{{\"channel\":\"{w.Channel.Name}\",\"element\":{w.Element},"
            + $"\"from\":{w.From},\"to\":{Text(w.Channel, w.Element)}}}");
        file.Write($"{{\"frame\":{frame},\"phase\":\"{phase}\",\"element\":{Text(element)},"
            + $"\"substep\":{Text(substep)},\"sweep\":{Text(sweep)},"
            + $"\"values\":{{{string.Join(",", values)}}},\"changes\":[{string.Join(",", changes)}]}}\n");
        if (begins) file.Flush(); // a frame is shown once another one has begun
    }

    /// <summary>After the last operation.</summary>
    public void Close() {
        file.Flush();
    }

    private static string Text(int? n) {
        return n.HasValue ? n.Value.ToString(CultureInfo.InvariantCulture) : "null";
    }

    private static string Text(double v) {
        return double.IsNaN(v) || double.IsInfinity(v) ? "null" : v.ToString("R", CultureInfo.InvariantCulture);
    }

    private static string Text(double[] numbers) {
        return "[" + string.Join(",", numbers.Select(v => Text(v))) + "]";
    }

    private static double[] Part(Channel c, int from, int count) {
        return Enumerable.Range(from, count)
            .Select(i => Convert.ToDouble(c.Numbers.GetValue(i), CultureInfo.InvariantCulture)).ToArray();
    }

    private static string Text(Channel c, int element) {
        double[] numbers = Part(c, c.Width * element, c.Width);
        return c.Width == 1 ? Text(numbers[0]) : Text(numbers);
    }
}

public static class Rope {
    public static void Main(string[] words) { // nothing, or the port and the token that limber open --listen prints
        const int sticks = 8, sweeps = 4;
        int frames = words.Length == 2 ? 9000 : 20;
        const double length = 4, h = 0.02, rest = length / sticks;
        double[] gravity = { 0, -9.81, 0 };
        var position = new double[3 * sticks + 3];
        for (int i = 0; i <= sticks; i++) position[3 * i] = length * i / sticks;
        var previous = (double[]) position.Clone();
        var corners = string.Join(",", Enumerable.Range(0, sticks).Select(i => $"[{i},{i + 1}]"));
        bool listened = words.Length == 2;
        var log = new Steps(listened ? new Limber(int.Parse(words[0]), words[1]) : Console.Out, "rope in C#", new[] {
            new Steps.Channel { Name = "position", Width = 3, Unit = "m", Of = "particle", Numbers = position },
            new Steps.Channel { Name = "previous", Width = 3, Unit = "m", Of = "particle", Numbers = previous }
        }, "{\"stick\":{\"shape\":\"edge\",\"corners\":[" + corners + "]}}",
            "{\"integrate\":{\"of\":\"particle\"},\"distance\":{\"of\":\"stick\"}}", h);

        for (int frame = 1; frame <= frames; frame++) {
            for (int i = 1; i <= sticks; i++) { // particle 0 is pinned
                log.Begin();
                log.Writes("position", i);
                log.Writes("previous", i);
                for (int k = 0; k < 3; k++) {
                    double now = position[3 * i + k];
                    position[3 * i + k] = now + (now - previous[3 * i + k]) + h * h * gravity[k];
                    previous[3 * i + k] = now;
                }
                log.End(frame, "integrate", i, 1);
            }
            for (int sweep = 1; sweep <= sweeps; sweep++)
                for (int stick = 0; stick < sticks; stick++) Distance(log, position, rest, frame, sweep, stick);
            if (listened) Thread.Sleep(20);
        }
        log.Close();
    }

    private static void Distance(Steps log, double[] position, double rest, int frame, int sweep, int stick) {
        int a = 3 * stick, b = a + 3;
        log.Begin();
        log.Writes("position", stick);
        log.Writes("position", stick + 1);
        double[] d = { position[b] - position[a], position[b + 1] - position[a + 1], position[b + 2] - position[a + 2] };
        double now = Math.Sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]), error = (now - rest) / now;
        double share = stick > 0 ? 0.5 : 1;
        for (int k = 0; k < 3; k++) {
            if (stick > 0) position[a + k] += share * error * d[k];
            position[b + k] -= share * error * d[k];
        }
        log.Value("d", d);
        log.Value("length", now);
        log.Value("error", error);
        log.End(frame, "distance", stick, 1, sweep);
    }
}
