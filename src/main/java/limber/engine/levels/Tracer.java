package limber.engine.levels;

import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.ConvertInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.IncrementInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.classfile.instruction.StackInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import limber.engine.Channel;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.levels.Node.Depends;
import limber.engine.levels.Node.Graph;
import limber.engine.levels.Node.Op;
import limber.engine.levels.Trace.Guard;
import limber.math.exact.Exact;
import org.jspecify.annotations.Nullable;

/// An interpreter of a kernel's byte code for one member. Beside each number it keeps what the number was computed
/// from. It writes nothing to the state.
///
/// It knows what kernels are written with: arithmetic, arrays of channels, branches, functions. Anything else is
/// [Untraceable], and such a kernel runs as it is.
final class Tracer {
    /// A kernel that does something that is not traced.
    static final class Untraceable extends Exception {
        private static final long serialVersionUID = 1;

        Untraceable(String what) {
            super(what);
        }
    }

    private static final int MOST_STEPS = 20_000, MOST_NODES = 3_000;
    /// The classes whose functions are called, not traced.
    private static final Set<Class<?>> FUNCTIONS = Set.of(Math.class, StrictMath.class, Exact.class);

    private final Phase phase;
    private final State state;
    private final int round, member;
    private final Graph graph;
    final Memory memory;
    final BranchPath ways;
    final Map<Node, Number> known = new HashMap<>();
    private final Node begin, end;
    private int steps;

    /// @param slow channels that stay as they are in most rounds
    /// @param told which ways to go at the first branches that depend on members
    Tracer(Phase phase, State state, int round, int member, Graph graph, Set<Channel> slow, List<Boolean> told) {
        this.phase = phase;
        this.state = state;
        this.round = round;
        this.member = member;
        this.graph = graph;
        begin = graph.node(Op.MEMBER, "", 'I', Depends.MEMBER);
        end = graph.sum(begin, graph.constant(1));
        memory = new Memory(state, graph, slow);
        ways = new BranchPath(told, end);
    }

    void run() throws Untraceable, ReflectiveOperationException {
        Bytecode.Body body = Bytecode.of(phase.getClass()).method("run", "(Llimber/engine/State;III)V");
        call(body, List.of(new Value(phase, graph.node(Op.PHASE, "", 'A', Depends.PHASE)), new Value(state, null),
                number(round, graph.node(Op.ROUND, "", 'I', Depends.PHASE)), new Value(member, begin),
                new Value(member + 1, end)));
    }

    /// Notes the number of what depends on the phase alone.
    private Value number(Object is, Node node) {
        if (node.depends() == Depends.PHASE && is instanceof Number n) known.putIfAbsent(node, n);
        return new Value(is, node);
    }

    private Optional<Value> call(Bytecode.Body body, List<Value> arguments)
            throws Untraceable, ReflectiveOperationException {
        var locals = new HashMap<Integer, Value>();
        int slot = 0;
        for (Value v : arguments) {
            locals.put(slot, v);
            slot += v.wide() ? 2 : 1;
        }
        var stack = new ArrayDeque<Value>();
        int at = 0;
        while (true) {
            if (++steps > MOST_STEPS || graph.all.size() > MOST_NODES) throw new Untraceable("a long kernel");
            Instruction i = body.instructions().get(at++);
            Optional<Label> to = Optional.empty();
            switch (i) {
                case ConstantInstruction c -> stack.push(constant(c));
                case LoadInstruction l -> stack.push(locals.get(l.slot()));
                case StoreInstruction s -> locals.put(s.slot(), stack.pop());
                case IncrementInstruction n -> locals.put(n.slot(), plus(locals.get(n.slot()),
                        new Value(n.constant(), graph.constant(n.constant()))));
                case OperatorInstruction o -> operate(o, stack);
                case ConvertInstruction c -> stack.push(converted(c, stack.pop()));
                case FieldInstruction f -> stack.push(field(f, f.opcode() == Opcode.GETFIELD ? stack.pop() : null));
                case ArrayLoadInstruction _ -> load(stack);
                case ArrayStoreInstruction s -> store(stack, s);
                case InvokeInstruction v -> invoke(v, stack);
                case StackInstruction s -> shuffle(s, stack);
                case BranchInstruction b -> to = branch(b, stack);
                case ReturnInstruction r -> {
                    return r.typeKind() == TypeKind.VOID ? Optional.empty() : Optional.of(stack.pop());
                }
                default -> throw new Untraceable(i.opcode().name());
            }
            if (to.isPresent()) at = body.place(to.get());
        }
    }

    private Value constant(ConstantInstruction c) throws Untraceable {
        return switch (c.constantValue()) {
            case Integer n -> new Value(n, graph.constant(n));
            case Double d -> new Value(d, graph.constant(d));
            default -> throw new Untraceable("a constant that is no number");
        };
    }

    private Value plus(Value a, Value b) throws Untraceable {
        return number(a.whole() + b.whole(), graph.sum(a.made(), b.made()));
    }

    private Node arithmetic(Opcode opcode, char type, Node... args) {
        return graph.node(Op.ARITHMETIC, opcode, type, Depends.PHASE, args);
    }

    private void operate(OperatorInstruction o, ArrayDeque<Value> stack) throws Untraceable {
        if (o.opcode() == Opcode.ARRAYLENGTH) {
            stack.push(length(stack.pop().is()));
            return;
        }
        Value b = stack.pop();
        if (o.opcode() == Opcode.DNEG) {
            stack.push(number(-b.number(), arithmetic(o.opcode(), 'D', b.made())));
            return;
        }
        if (o.opcode() == Opcode.INEG) {
            stack.push(number(-b.whole(), arithmetic(o.opcode(), 'I', b.made())));
            return;
        }
        Value a = stack.pop();
        stack.push(switch (o.opcode()) {
            case DADD -> both(o, a, b, a.number() + b.number());
            case DSUB -> both(o, a, b, a.number() - b.number());
            case DMUL -> both(o, a, b, a.number() * b.number());
            case DDIV -> both(o, a, b, a.number() / b.number());
            case DCMPL, DCMPG -> number(compared(o.opcode(), a.number(), b.number()),
                    arithmetic(o.opcode(), 'I', a.made(), b.made()));
            case IADD -> plus(a, b);
            case ISUB -> b.made().constant()
                    ? number(a.whole() - b.whole(), graph.sum(a.made(), graph.constant(-b.whole())))
                    : whole(o, a, b, a.whole() - b.whole());
            case IMUL -> whole(o, a, b, a.whole() * b.whole());
            case IDIV -> whole(o, a, b, a.whole() / b.whole());
            case IREM -> whole(o, a, b, a.whole() % b.whole());
            case IAND -> whole(o, a, b, a.whole() & b.whole());
            case IOR -> whole(o, a, b, a.whole() | b.whole());
            default -> throw new Untraceable(o.opcode().name());
        });
    }

    private Value both(OperatorInstruction o, Value a, Value b, double is) throws Untraceable {
        return number(is, arithmetic(o.opcode(), 'D', a.made(), b.made()));
    }

    private Value whole(OperatorInstruction o, Value a, Value b, int is) throws Untraceable {
        return number(is, arithmetic(o.opcode(), 'I', a.made(), b.made()));
    }

    private static int compared(Opcode opcode, double a, double b) {
        return a > b ? 1 : a == b ? 0 : a < b ? -1 : opcode == Opcode.DCMPL ? -1 : 1;
    }

    private Value length(Object array) throws Untraceable {
        return number(Array.getLength(array),
                graph.node(Op.LENGTH, memory.channel(array), 'I', Depends.PHASE));
    }

    private void load(ArrayDeque<Value> stack) throws Untraceable {
        Value index = stack.pop(), there = memory.load(stack.pop(), index);
        stack.push(number(there.is(), there.made()));
    }

    private void store(ArrayDeque<Value> stack, ArrayStoreInstruction s) throws Untraceable {
        if (s.opcode() != Opcode.DASTORE) throw new Untraceable(s.opcode().name());
        Value value = stack.pop(), index = stack.pop();
        memory.store(stack.pop(), index, value);
    }

    private Value converted(ConvertInstruction c, Value v) throws Untraceable {
        if (c.opcode() != Opcode.I2D) throw new Untraceable(c.opcode().name());
        return number((double) v.whole(), arithmetic(c.opcode(), 'D', v.made()));
    }

    private Value field(FieldInstruction f, @Nullable Value of) throws Untraceable, ReflectiveOperationException {
        Class<?> owner = of == null ? Bytecode.named(phase.getClass(), f.owner().asInternalName()) : of.is().getClass();
        Field field = Bytecode.field(owner, f.name().stringValue());
        Object is = Bytecode.read(field, of == null ? null : of.is());
        char type = type(field.getType());
        if (of == null) {
            if (type != 'A') throw new Untraceable("a static number");
            return new Value(is, null);
        }
        return known(is, type, graph.node(Op.FIELD, field, type, Depends.PHASE, of.made()));
    }

    private Value known(Object is, char type, Node node) throws Untraceable {
        Object number = is instanceof Boolean b ? (Object) (b ? 1 : 0) : is;
        if (type == 'I' && !(number instanceof Integer)) throw new Untraceable("a whole number that is no int");
        return number(number, node);
    }

    private static char type(Class<?> type) throws Untraceable {
        if (type == double.class) return 'D';
        if (type == int.class || type == boolean.class) return 'I';
        if (type.isPrimitive()) throw new Untraceable(type.getName());
        return 'A';
    }

    private void invoke(InvokeInstruction v, ArrayDeque<Value> stack) throws Untraceable, ReflectiveOperationException {
        MethodTypeDesc type = v.typeSymbol();
        var arguments = new ArrayList<Value>();
        for (int i = 0; i < type.parameterCount(); i++) arguments.addFirst(stack.pop());
        if (v.opcode() != Opcode.INVOKESTATIC) arguments.addFirst(stack.pop());
        called(v, arguments).ifPresent(stack::push);
    }

    private Optional<Value> called(InvokeInstruction v, List<Value> arguments)
            throws Untraceable, ReflectiveOperationException {
        String name = v.name().stringValue(), type = v.type().stringValue();
        if (!arguments.isEmpty() && arguments.getFirst().is() == state && v.opcode() != Opcode.INVOKESTATIC)
            return Optional.of(ofState(name, arguments));
        Class<?> owner = Bytecode.named(phase.getClass(), v.owner().asInternalName());
        if (v.opcode() != Opcode.INVOKESTATIC && !owner.getName().startsWith("java."))
            owner = arguments.getFirst().is().getClass();
        Method method = Bytecode.method(owner, name, type);
        if (FUNCTIONS.contains(owner)) return Optional.of(function(method, arguments));
        if (arguments.stream().allMatch(Tracer::foreseen)) return opaque(method, arguments);
        return call(Bytecode.of(method.getDeclaringClass()).method(name, type), arguments);
    }

    /// Whether it depends on nothing that phases change.
    private static boolean foreseen(Value v) {
        return v.node() != null && v.node().depends() != Depends.STATE;
    }

    private Value ofState(String name, List<Value> arguments) throws Untraceable {
        return switch (name) {
            case "of" -> new Value(state.of((Channel) arguments.getLast().is()), null);
            case "ints" -> new Value(state.ints((Channel) arguments.getLast().is()), null);
            case "workspace" -> new Value(state.workspace(), null);
            default -> throw new Untraceable("State." + name);
        };
    }

    private Value function(Method method, List<Value> arguments) throws Untraceable, ReflectiveOperationException {
        Object is = Bytecode.invoke(method, arguments.stream().map(Value::is).toList());
        return result(method, arguments, is);
    }

    private Optional<Value> opaque(Method method, List<Value> arguments)
            throws Untraceable, ReflectiveOperationException {
        if (method.getReturnType() == void.class) throw new Untraceable("a procedure");
        Object is = Bytecode.invoke(method, Bytecode.fitting(method, arguments.stream().map(Value::is).toList()));
        return Optional.of(result(method, arguments, is));
    }

    private Value result(Method method, List<Value> arguments, Object is) throws Untraceable {
        var nodes = new Node[arguments.size()];
        for (int i = 0; i < nodes.length; i++) nodes[i] = arguments.get(i).made();
        char type = type(method.getReturnType());
        return known(is, type, graph.node(Op.CALL, method, type, Depends.PHASE, nodes));
    }

    private static void shuffle(StackInstruction s, ArrayDeque<Value> stack) throws Untraceable {
        Value top = stack.pop();
        switch (s.opcode()) {
            case POP -> {}
            case POP2 -> {
                if (!top.wide()) stack.pop();
            }
            case DUP -> push(stack, top, top);
            case DUP2 -> {
                if (top.wide()) push(stack, top, top);
                else {
                    Value below = stack.pop();
                    push(stack, below, top, below, top);
                }
            }
            case DUP_X1 -> push(stack, top, stack.pop(), top);
            case DUP_X2, DUP2_X2 -> { // below an array and its index
                Value index = stack.pop(), array = stack.pop();
                push(stack, top, array, index, top);
            }
            default -> throw new Untraceable(s.opcode().name());
        }
    }

    private static void push(ArrayDeque<Value> stack, Value... values) {
        for (Value v : values) stack.push(v);
    }

    private Optional<Label> branch(BranchInstruction b, ArrayDeque<Value> stack) throws Untraceable {
        if (b.opcode() == Opcode.GOTO || b.opcode() == Opcode.GOTO_W) return Optional.of(b.target());
        Value right = stack.pop();
        boolean two = switch (b.opcode()) {
            case IF_ICMPEQ, IF_ICMPNE, IF_ICMPLT, IF_ICMPGE, IF_ICMPGT, IF_ICMPLE -> true;
            case IFEQ, IFNE, IFLT, IFGE, IFGT, IFLE -> false;
            default -> throw new Untraceable(b.opcode().name());
        };
        Value left = two ? stack.pop() : right;
        boolean taken = two ? BranchPath.holds(b.opcode(), Integer.compare(left.whole(), right.whole()))
                : BranchPath.holds(b.opcode(), left.whole());
        List<Node> operands = two ? List.of(left.made(), right.made()) : List.of(left.made());
        return ways.taken(new Guard(b.opcode(), operands, taken)) ? Optional.of(b.target()) : Optional.empty();
    }
}
