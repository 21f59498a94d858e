/// What a solver or a model declares of itself: presets, handles, inputs, overlays, materials, words of its elements.
package limber.engine.model;
