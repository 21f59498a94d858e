package limber.engine;

import java.util.Map;

/// What a phase computes, as it is written on a blackboard.
///
/// @param tex TeX of the formula
/// @param locals the symbol in the TeX → the local variable of `run` that holds its value
public record Formula(String tex, Map<String, String> locals) {}
