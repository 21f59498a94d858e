package limber.presentation.code;

import java.util.List;
import java.util.Set;

/// A type or method declared in a source file, with the comment above it.
///
/// @param calls names followed by a parenthesis in a method's body
/// @param members of a type, in order
record Declaration(boolean type, String name, Region lines, Set<String> calls, List<Declaration> members) {}
