import type { Day } from '../basics/day.ts';
import type { OrderableState } from '../basics/state-code.ts';
import type { FactSubject, TripFact } from './trip-facts.ts';

/** One difference for a permit, on one day or on all days. Empty values: nothing of the kind. */
export type FactDetail = { unit: number; day: Day | null; was: readonly string[]; now: readonly string[] };

/** All that differs about one subject in one state, which is one warning. */
export type FactChange = {
  state: OrderableState;
  subject: FactSubject;
  source: string | null;
  details: FactDetail[];
};

type Fact = Omit<TripFact, 'source'> & { source?: string | null };

const toKey = ({ subject, state, unit, day }: Fact) => [state, subject, unit, day ?? ''].join(' ');

/** `today`: a day that is over concerns nobody. */
export function findFactChanges(
  before: readonly Fact[],
  now: readonly TripFact[],
  { today }: { today: Day },
): FactChange[] {
  const known = new Map(before.map((fact) => [toKey(fact), fact]));
  const current = new Map(now.map((fact) => [toKey(fact), fact]));
  const changes = new Map<string, FactChange>();
  for (const key of new Set([...known.keys(), ...current.keys()])) {
    const [was, is] = [known.get(key), current.get(key)];
    const fact = is ?? was;
    if (fact === undefined || (fact.day !== null && fact.day < today)) continue;
    const [former, latter] = [was?.values ?? [], is?.values ?? []];
    if (former.join('|') === latter.join('|')) continue;
    const { state, subject, unit, day, source = null } = fact;
    const group = `${state} ${subject}`;
    const change = changes.get(group) ?? { state, subject, source, details: [] };
    change.details.push({ unit, day, was: former, now: latter });
    changes.set(group, change);
  }
  return [...changes.values()];
}
