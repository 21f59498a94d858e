package limber.presentation.view;

/// A measuring tool under the pointer.
///
/// @param tool its index among the tools of the scene
/// @param point the point whose grip is there; -1 where only its face is
public record ToolHit(int tool, int point) {}
