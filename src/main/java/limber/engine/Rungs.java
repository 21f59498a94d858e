package limber.engine;

/// The rungs of the ladder: the position of the next operation, from the frame down to the element.
///
/// @param frame the frame it belongs to, from 1
/// @param substep from 1, 0 outside substeps; of `substeps`
/// @param sweep from 1, 0 outside sweeps; of `sweeps`
/// @param element the model's element; the phase has `elements` of them
public record Rungs(int frame, int substep, int substeps, Phase phase, int sweep, int sweeps, int element,
        int elements) {}
