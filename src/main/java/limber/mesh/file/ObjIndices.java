package limber.mesh.file;

import limber.engine.text.BadInput;

/// The indices of vertices in an OBJ file. An index may refer to a later line, so the largest one is checked at the
/// end.
final class ObjIndices {
    private int count;
    private long largest;
    private int largestAt;

    void add() {
        count++;
    }

    /// The index from 0 that an index from 1, or from −1 backwards, means on this line.
    ///
    /// @throws BadInput if it is 0, or reaches back before the first
    int resolved(long index, TextLine line) {
        if (index == 0) throw line.bad("f names vertex 0; indices from 1, or from -1 backwards, would be right");
        if (index < -count)
            throw line.bad("f names vertex " + index + ", but " + count + (count == 1 ? " stands" : " stand")
                    + " before this line" + (count > 0 ? "; -" + count + "..-1 would be right" : ""));
        if (index < 0) return (int) (count + index);
        if (index > largest) {
            largest = index;
            largestAt = line.number();
        }
        return (int) Math.min(index - 1, Integer.MAX_VALUE);
    }

    /// @param file its name in the complaint
    /// @throws BadInput if a face named one that has not come
    void checkAll(String file) {
        if (largest > count)
            throw new BadInput(file + ":" + largestAt + ": f names vertex " + largest + ", but the file has "
                    + (count == 0 ? "none" : count + "; 1.." + count + " would be right"));
    }
}
