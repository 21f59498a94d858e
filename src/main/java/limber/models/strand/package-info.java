/// The strand: a Cosserat rod of particles and oriented segments, by extended position based dynamics.
package limber.models.strand;
