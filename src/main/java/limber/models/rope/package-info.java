/// The rope: Verlet particles and distance constraints, its skins and its render pipeline.
package limber.models.rope;
