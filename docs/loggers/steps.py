"""A logger of operations for `limber steps`, and a Verlet rope that uses it.

    python3 steps.py > rope.jsonl                  the rope
    python3 steps.py --fault backward > rope.jsonl the same with a mistake
    limber steps rope.jsonl --frame 1
    limber diff rope.jsonl rope --set segments=8 --set iterations=4
    limber open --follow rope.jsonl                while it runs, or limber open --listen 4711 and
    python3 steps.py --frames 9000 --pause 0.02 --port 4711 --token TOKEN

Copy the classes into your program. Mistakes: half (each free end takes half of a correction, beside a pin too),
backward (sweeps from the end), step (half the time step).
"""
import argparse
import inspect
import json
import math
import socket
import sys
import time


def plain(value):
    """A value as JSON has it: numbers and arrays of numpy too, null for what is not finite, and the name of a path."""
    if hasattr(value, "tolist"):
        value = value.ravel().tolist() if getattr(value, "ndim", 0) else value.tolist()
    if isinstance(value, dict):
        return {name: plain(v) for name, v in value.items()}
    if isinstance(value, (list, tuple, range)):
        return [plain(v) for v in value]
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return str(value) if hasattr(value, "__fspath__") else value


class Limber:
    """What `limber open --listen PORT` shows. While the connection is lost, lines go nowhere."""

    def __init__(self, port, token):
        self.port, self.token, self.file = port, token, None
        self.again()

    def again(self):
        """Connects again, unless it is connected. Returns whether it has."""
        if self.file:
            return False
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as connection:
                connection.settimeout(None)
                self.file = connection.makefile("w", encoding="utf-8", newline="\n")
            self.write(self.token + "\n")
        except OSError:
            self.file = None
        return self.file is not None

    def attempt(self, what, *arguments):
        try:
            if self.file:
                getattr(self.file, what)(*arguments)
        except OSError:
            self.file = None

    def write(self, text):
        self.attempt("write", text)

    def flush(self):
        self.attempt("flush")


class Steps:
    """Writes a line for each operation: what it computed, and what it changed."""

    def __init__(self, out, model, channels, kinds, phases, **more):
        """To a file that is open, a path, or Limber(port, token). Channels by name: (width, unit, kind of element,
        numbers, which are watched for changes): a list, or an array of numpy, in a row or a row for each element."""
        self.out = out if hasattr(out, "write") else open(out, "w", encoding="utf-8", newline="\n")
        self.lists = {name: c[3] for name, c in channels.items()}
        self.widths = {name: c[0] for name, c in channels.items()}
        self.frame = 0
        self.header = lambda: self.write({"limber": "steps", "version": 1, "model": model, "channels": {
            name: {"width": c[0], "unit": c[1], "of": c[2], "initial": list(c[3])} for name, c in channels.items()},
            "kinds": kinds, "phases": {name: {"of": of} for name, of in phases.items()}, **more})
        self.header()

    def write(self, line):
        self.out.write(json.dumps(plain(line), separators=(",", ":")) + "\n")

    def close(self):
        """After the last operation."""
        self.out.flush()

    def begin(self, elements):
        """Before an operation: the elements that it may write, by channel: {"position": [3, 4]}."""
        self.before = [(name, i, self.of(name, i)) for name, all in elements.items() for i in all]

    def of(self, name, i):
        width, numbers = self.widths[name], self.lists[name]
        rows = len(numbers) > 0 and hasattr(numbers[0], "__len__")
        return plain(numbers[i] if rows else numbers[width * i:width * i + width])

    def end(self, frame, phase, element, values=None, **place):
        """After it: its place, such as substep=1 and sweep=3, and the numbers that it computed."""
        changes = [{"channel": name, "element": i, "from": was, "to": self.of(name, i)} for name, i, was in self.before]
        if frame != self.frame and isinstance(self.out, Limber) and self.out.again():
            self.header()  # the connection was lost: it goes on with the numbers as they are
        else:
            self.write({"frame": frame, "phase": phase, "element": element, "values": values or {}, "changes": changes,
                        "line": inspect.currentframe().f_back.f_lineno, **place})
        if frame != self.frame:
            self.out.flush()  # a frame is shown once another one has begun
        self.frame = frame


parser = argparse.ArgumentParser()
parser.add_argument("--frames", type=int, default=20)
parser.add_argument("--fault", default="")
parser.add_argument("--pause", type=float, default=0, help="seconds after each frame")
parser.add_argument("--port", type=int, help="of limber open --listen")
parser.add_argument("--token", default="")
options = parser.parse_args()

STICKS, LENGTH, SWEEPS = 8, 4.0, 4
h = 0.01 if options.fault == "step" else 0.02
rest = LENGTH / STICKS
gravity = (0.0, -9.81, 0.0)
position = [c for i in range(STICKS + 1) for c in (LENGTH * i / STICKS, 0.0, 0.0)]
previous = list(position)
log = Steps(Limber(options.port, options.token) if options.port else sys.stdout, "rope in Python",
            {"position": (3, "m", "particle", position), "previous": (3, "m", "particle", previous)},
            {"stick": {"shape": "edge", "corners": [[i, i + 1] for i in range(STICKS)]}},
            {"integrate": "particle", "distance": "stick"}, seconds=h, source="steps.py")


def integrate(frame, i):
    log.begin({"position": [i], "previous": [i]})
    for k in range(3):
        now = position[3 * i + k]
        position[3 * i + k] = now + (now - previous[3 * i + k]) + h * h * gravity[k]
        previous[3 * i + k] = now
    log.end(frame, "integrate", i, substep=1)


def distance(frame, sweep, stick):
    a, b = 3 * stick, 3 * stick + 3
    log.begin({"position": [stick, stick + 1]})
    d = [position[b + k] - position[a + k] for k in range(3)]
    length = math.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2])
    error = (length - rest) / length
    share = 0.5 if stick > 0 or options.fault == "half" else 1.0  # particle 0 is pinned
    for k in range(3):
        if stick > 0:
            position[a + k] += share * error * d[k]
        position[b + k] -= share * error * d[k]
    log.end(frame, "distance", stick, {"d": d, "length": length, "error": error}, substep=1, sweep=sweep)


for frame in range(1, options.frames + 1):
    for i in range(1, STICKS + 1):
        integrate(frame, i)
    for sweep in range(1, SWEEPS + 1):
        for stick in (range(STICKS - 1, -1, -1) if options.fault == "backward" else range(STICKS)):
            distance(frame, sweep, stick)
    time.sleep(options.pause)
log.close()
