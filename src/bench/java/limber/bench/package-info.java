/// JMH benchmarks and the table of ratios that `./limber bench` prints. May import every package.
package limber.bench;
