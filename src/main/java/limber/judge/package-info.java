/// Numbers of other programs beside a run: their files, the comparison, and what would account for a difference.
package limber.judge;
