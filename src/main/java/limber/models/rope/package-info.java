/// The rope: Verlet particles and distance constraints, its skins and its render pipeline. It may import engine, math,
/// mesh and oracle.
package limber.models.rope;
