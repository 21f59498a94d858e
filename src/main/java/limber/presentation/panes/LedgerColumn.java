package limber.presentation.panes;

/// A column of numbers in the table of a ledger.
public sealed interface LedgerColumn {
    /// The sum of the terms.
    record Total() implements LedgerColumn {}

    /// What an account did.
    record Account(int number) implements LedgerColumn {}

    /// What became of a term.
    record Term(int number) implements LedgerColumn {}
}
