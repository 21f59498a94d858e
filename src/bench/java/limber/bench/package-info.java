/// How fast it is, and against what: JMH benchmarks and the table of ratios that `./limber bench` ends with. Sees everything.
package limber.bench;
