"""A Verlet rope in Python, as a program elsewhere would have it: a trajectory to compare with `limber judge`.

    python3 rope.py > mine.csv                  the rope
    python3 rope.py --fault half > mine.csv     the same with a mistake
    limber judge mine.csv rope --explain

Positions are kept in single precision, as most engines keep them. Mistakes: half (each free end takes half of a
correction, beside a pin too), zero (previous positions of zero), sweeps (one sweep fewer), backward (sweeps from the
end), step (half the time step), sign (gravity points up), rest (a rest length of one stick more), first and last (that
stick is left out), relaxation (0.9 of each correction), unnormalised (a direction without its length), apart (a sweep
for x, then y, then z), factor (the time step where its square belongs), twice (gravity is added twice), damping (0.99
of each velocity), after (the previous position is stored after the move), and two with a comma.
"""
import argparse
from array import array

parser = argparse.ArgumentParser()
parser.add_argument("--frames", type=int, default=200)
parser.add_argument("--fault", default="")
options = parser.parse_args()
faults = set(options.fault.split(","))

STICKS, LENGTH = 40, 4.0
h = 0.01 if "step" in faults else 0.02
gravity = 9.81 if "sign" in faults else -9.81
sweeps = 15 if "sweeps" in faults else 16
rest = LENGTH / (STICKS - 1 if "rest" in faults else STICKS)

position = array("f", [c for i in range(STICKS + 1) for c in (LENGTH * i / STICKS, 0.0, 0.0)])
previous = array("f", position)
if "zero" in faults:
    previous = array("f", [0.0] * len(position))


def integrate():
    for i in range(3, len(position)):  # particle 0 is pinned
        acceleration = gravity if i % 3 == 1 else 0.0
        now = position[i]
        step = h if "factor" in faults else 2 * h * h if "twice" in faults else h * h
        kept = 0.99 if "damping" in faults else 1
        position[i] = now + kept * (now - previous[i]) + step * acceleration
        previous[i] = position[i] if "after" in faults else now


def distance(stick, axes=range(3)):
    if "first" in faults and stick == 0 or "last" in faults and stick == STICKS - 1:
        return
    a, b = 3 * stick, 3 * stick + 3
    d = [position[b + k] - position[a + k] for k in range(3)]
    length = (d[0] * d[0] + d[1] * d[1] + d[2] * d[2]) ** 0.5
    error = (length - rest) / (1 if "unnormalised" in faults else length)
    if "relaxation" in faults:
        error *= 0.9
    free = stick > 0
    share = 0.5 if free or "half" in faults else 1.0
    for k in axes:
        if free:
            position[a + k] += share * error * d[k]
        position[b + k] -= share * error * d[k]


def write(frame):
    for i in range(STICKS + 1):
        print(frame, i, *("%.7g" % position[3 * i + k] for k in range(3)), sep=",")


print("frame,element,x,y,z")
write(0)
for frame in range(1, options.frames + 1):
    integrate()
    for _ in range(sweeps):
        for axes in ([0], [1], [2]) if "apart" in faults else [range(3)]:
            for stick in (range(STICKS - 1, -1, -1) if "backward" in faults else range(STICKS)):
                distance(stick, axes)
    write(frame)
