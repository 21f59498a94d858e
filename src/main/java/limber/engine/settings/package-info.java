/// The values that users set: parameters, their kinds and ranges, and how they are typed and written.
package limber.engine.settings;
