package limber.engine;

/// A round of a loop in which an operation lies.
///
/// @param number from 1
/// @param count rounds of the loop; 0 while it is not known
/// @param capped whether the loop ended at its limit although its condition still held
public record Round(String loop, int number, int count, boolean capped) {
    public boolean known() {
        return count > 0;
    }
}
