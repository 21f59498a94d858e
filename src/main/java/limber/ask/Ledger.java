package limber.ask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.Clock;
import limber.engine.Cursor;
import limber.engine.Loop;
import limber.engine.Measure;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.model.Balance;
import limber.engine.model.Balance.Kind;
import limber.engine.model.Balance.Work;
import limber.engine.run.Navigation;
import limber.engine.run.Run;

/// A ledger of energy or of a momentum: by how much each phase of a frame changed each of its terms, and who did that.
///
/// The changes of all phases add up to that of the frame. Each phase's change is the work of accounts and the rest,
/// which is the method's: what it lost or made. Where a model cannot tell what supports do to a momentum,
/// the rest has that in it and is called so.
///
/// @param kind what it is kept of, and the axis of a momentum
/// @param terms names of the parts
/// @param accounts names of what works on it; the last one is the rest: [#METHOD] or [#METHOD_AND_SUPPORT]
public record Ledger(Kind kind, int axis, List<String> terms, List<String> accounts) {
    public static final String METHOD = "method", METHOD_AND_SUPPORT = "methodAndSupport", INPUTS = "inputs";

    /// What one phase did in a frame, in all its rounds.
    ///
    /// @param terms by how much it changed each
    /// @param accounts what each did; their sum is that of the terms
    public record Entry(String phase, double[] terms, double[] accounts) {
        private static Entry of(String phase, Ledger l) {
            return new Entry(phase, new double[l.terms.size()], new double[l.accounts.size()]);
        }
    }

    /// @param before,after the terms before and after the frame
    public record Frame(int frame, double[] before, double[] after, List<Entry> entries) {
        /// What an account did in the frame.
        public double account(int account) {
            return entries.stream().mapToDouble(e -> e.accounts[account]).sum();
        }
    }

    /// The ledgers of a quantity of a run's model: one of energy, three of a momentum; none where it has no such books.
    public static List<Ledger> of(Run run, Kind kind) {
        return run.model().balances(run.settings()).stream().filter(b -> b.kind() == kind).map(Ledger::of).toList();
    }

    /// The one of a quantity; empty where the model has no such books.
    ///
    /// @param axis of a momentum: 0, 1, 2; 0 for energy
    public static Optional<Ledger> of(Run run, Kind kind, int axis) {
        return of(run, kind).stream().filter(l -> l.axis == axis).findFirst();
    }

    private static Ledger of(Balance b) {
        return new Ledger(b.kind(), b.axis(), b.terms(), Stream.of(Stream.of(Balance.HANDS),
                b.works().stream().map(Work::account), Stream.of(rest(b))).flatMap(a -> a).distinct().toList());
    }

    private static String rest(Balance b) {
        return b.kind() == Kind.ENERGY || b.works().stream().anyMatch(w -> w.account().equals(Balance.SUPPORT))
                ? METHOD
                : METHOD_AND_SUPPORT;
    }

    /// The ledger of the same quantity under a run's settings; this one where they have none.
    Ledger like(Run run) {
        return of(run, kind, axis).orElse(this);
    }

    private Balance balance(Run run) {
        return run.model().balances(run.settings()).stream().filter(b -> b.kind() == kind && b.axis() == axis)
                .findFirst().orElseThrow();
    }

    private List<Measure> measures(Run run) {
        return terms.stream().map(name -> run.model().measure(name).orElseThrow()).toList();
    }

    /// The terms where a run stands.
    public double[] now(Run run) {
        return read(run, measures(run));
    }

    /// By how much the operation before a run's cursor has changed each term; 0 each at the start.
    ///
    /// @param run is moved
    public double[] operation(Run run) {
        double[] then = now(run);
        Cursor before = new Navigation(run).behind(StepSize.ELEMENT);
        run.seek(run.branch(), before);
        double[] was = now(before.equals(Cursor.START) ? run : run.begunCopy());
        for (int i = 0; i < then.length; i++) then[i] -= was[i];
        return then;
    }

    private double[] read(Run at, List<Measure> measures) {
        return measures.stream().mapToDouble(m -> m.read(at.settings(), at.state())[axis]).toArray();
    }

    /// The next frame.
    ///
    /// @param run between two frames; is moved to the end of the next one
    public Frame next(Run run) {
        return new Posting(run).frame();
    }

    private final class Posting {
        private final Run run, begun;
        /// Settings change only between two frames.
        private final Balance balance;
        private final List<Measure> measures;
        private final Map<String, Entry> entries = new LinkedHashMap<>();
        /// Forces that act in the substep under way, and where its elements were when it began.
        private final List<Acting> acting = new ArrayList<>();
        private double[] start = {};
        private int substep = -1;

        private record Acting(Work.Force work, double[] force) {}

        Posting(Run run) {
            this.run = run;
            begun = run.begunCopy();
            balance = balance(begun);
            measures = measures(run);
        }

        Frame frame() {
            int frame = run.cursor().frame() + 1;
            double[] first = terms(run), now = first;
            double[] given = terms(begun);
            post(entry(INPUTS), now, given, Balance.HANDS);
            now = given;
            while (run.cursor().frame() < frame) {
                Slot slot = run.slot();
                if (run.schedule().skin().contains(slot.phase())) { // it changes no energy
                    run.next();
                    break;
                }
                enter(slot);
                boolean forces = works(slot).stream().anyMatch(Work.Force.class::isInstance);
                State found = forces ? run.state().copy() : run.state();
                Entry entry = entry(slot.phase().name());
                double amounts = amounts(slot, entry, found);
                run.nextPhase();
                double[] then = terms(run);
                String whole = whole(slot);
                for (int i = 0; i < then.length; i++) entry.terms[i] += then[i] - now[i];
                double rest = sum(then) - sum(now) - amounts;
                entry.accounts[accounts.indexOf(whole)] += rest;
                act(slot, found);
                now = then;
            }
            leave();
            return new Frame(frame, first, now, List.copyOf(entries.values()));
        }

        private Entry entry(String phase) {
            return entries.computeIfAbsent(phase, name -> Entry.of(name, Ledger.this));
        }

        private void post(Entry entry, double[] before, double[] after, String account) {
            for (int i = 0; i < before.length; i++) entry.terms[i] += after[i] - before[i];
            entry.accounts[accounts.indexOf(account)] += sum(after) - sum(before);
        }

        private List<Work> works(Slot slot) {
            return balance.works().stream().filter(w -> w.phase().equals(slot.phase().name())).toList();
        }

        /// The account to which all that a phase changes belongs.
        private String whole(Slot slot) {
            return works(slot).stream().filter(Work.Whole.class::isInstance).map(Work::account).findFirst()
                    .orElse(accounts.getLast());
        }

        private double amounts(Slot slot, Entry entry, State found) {
            double sum = 0;
            for (Work w : works(slot)) if (w instanceof Work.Amount(String account, String _, var given)) {
                double amount = given.applyAsDouble(run.settings(), found);
                entry.accounts[accounts.indexOf(account)] += amount;
                sum += amount;
            }
            return sum;
        }

        private void enter(Slot slot) {
            int now = slot.around().stream().filter(r -> r.loop().equals(Loop.SUBSTEP)).mapToInt(r -> r.number())
                    .findFirst().orElse(-1);
            if (now == substep) return;
            leave();
            substep = now;
            start = places();
        }

        private void act(Slot slot, State found) {
            for (Work w : works(slot))
                if (w instanceof Work.Force force)
                    acting.add(new Acting(force, force.force().of(run.settings(), found, run.state()).clone()));
        }

        /// The forces have done their work when the substep ends: the phase of each gives it, the method takes it.
        private void leave() {
            double[] end = acting.isEmpty() ? start : places();
            for (Acting a : acting) {
                double work = a.work.share() * done(a.force, end);
                double[] entry = entry(a.work.phase()).accounts;
                entry[accounts.indexOf(a.work.account())] += work;
                entry[accounts.size() - 1] -= work;
            }
            acting.clear();
        }

        private double done(double[] force, double[] end) {
            double sum = 0;
            double h = run.state().of(Clock.CHANNEL)[Clock.STEP];
            int next = (axis + 1) % 3, last = (axis + 2) % 3;
            for (int j = 0; j < end.length; j += 3) sum += switch (kind) {
                case ENERGY -> force[j] * (end[j] - start[j]) + force[j + 1] * (end[j + 1] - start[j + 1])
                        + force[j + 2] * (end[j + 2] - start[j + 2]);
                case MOMENTUM -> h * force[j + axis];
                case ANGULAR_MOMENTUM -> h * (start[j + next] * force[j + last] - start[j + last] * force[j + next]);
            };
            return sum;
        }

        private double[] places() {
            return run.state().of(run.model().subject()).clone();
        }

        private double[] terms(Run at) {
            return read(at, measures);
        }
    }

    static double sum(double[] terms) {
        return Arrays.stream(terms).sum();
    }
}
