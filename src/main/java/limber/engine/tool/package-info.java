/// Measuring tools in a scene: rulers, protractors and stopwatches, what they are fastened to, and what they read.
package limber.engine.tool;
