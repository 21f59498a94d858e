"""Writers of places as programs elsewhere have them: two frames of three points, by the definitions of the formats.

    python3 writers.py FORMAT FILE
"""
import struct
import sys

FRAMES = [[(0.0, 0.5, -1.25), (1.0, 2.0, 3.0), (4.0, 5.5, -6.0)],
          [(0.1, 0.5, -1.25), (1.1, 2.0, 3.0), (4.1, 5.5, -6.0)]]
kind, out = sys.argv[1:3]


def flat(frame):
    return [v for point in frame for v in point]


def numpy(dtype, shape):
    import numpy
    numpy.save(out, numpy.array(FRAMES, dtype=dtype).reshape(shape))


def pc2():
    with open(out, "wb") as f:
        f.write(struct.pack("<12siiffi", b"POINTCACHE2\0", 1, 3, 0.0, 1.0, 2))
        for frame in FRAMES:
            f.write(struct.pack("<9f", *flat(frame)))


def mdd():
    with open(out, "wb") as f:
        f.write(struct.pack(">ii2f", 2, 3, 0.0, 0.04))
        for frame in FRAMES:
            f.write(struct.pack(">9f", *flat(frame)))


def files(ending, text):
    for n, frame in enumerate(FRAMES):
        with open(out + ".%02d.%s" % (n, ending), "wb") as f:
            f.write(text(frame))


def lines(head, row, frame, tail=""):
    return (head + "".join(row % point for point in frame) + tail).encode()


def ply(frame, binary):
    head = ("ply\nformat %s 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\n"
            "property uchar red\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n"
            % ("binary_little_endian" if binary else "ascii")).encode()
    if not binary:
        return head + lines("", "%r %r %r 7\n", frame, "3 0 1 2\n")
    return head + b"".join(struct.pack("<3fB", *point, 7) for point in frame) + struct.pack("<B3i", 3, 0, 1, 2)


def vtk(frame, binary):
    head = ("# vtk DataFile Version 3.0\na cloud\n%s\nDATASET POLYDATA\nPOINTS 3 double\n"
            % ("BINARY" if binary else "ASCII")).encode()
    return head + (struct.pack(">9d", *flat(frame)) if binary else lines("", "%r %r %r ", frame, "\n"))


WRITERS = {
    "npy-f4": lambda: numpy("<f4", (2, 3, 3)),
    "npy-f8": lambda: numpy("<f8", (2, 9)),
    "pc2": pc2,
    "mdd": mdd,
    "obj": lambda: files("obj", lambda f: lines("o cloud\n", "v %r %r %r\n", f, "f 1 2 3\n")),
    "ply": lambda: files("ply", lambda f: ply(f, False)),
    "ply-binary": lambda: files("ply", lambda f: ply(f, True)),
    "vtk": lambda: files("vtk", lambda f: vtk(f, False)),
    "vtk-binary": lambda: files("vtk", lambda f: vtk(f, True)),
    "csv": lambda: files("csv", lambda f: lines("id,z,y,x\n", "9,%r,%r,%r\n", [p[::-1] for p in f])),
}
WRITERS[kind]()
