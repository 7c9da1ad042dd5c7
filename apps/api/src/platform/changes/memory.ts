import { MINUTE } from '#clock.ts';
import type { Changes, Topic } from './changes.ts';

const MOST_OWNERS = 20_000;
const MOST_OF_AN_OWNER = 20;
/** Also without a change it is read again. */
const LIFE = MINUTE;

type Kept<V> = { value: V; until: number };

export type Memory<V> = {
  /** Returns the kept value, or loads and keeps it. Never keeps undefined. */
  get<Loaded extends V | undefined>(
    at: { owner: string; key: string },
    load: () => Promise<Loaded>,
  ): Promise<V | Loaded>;
  /** The kept value; undefined where `get` would load. */
  peek(at: { owner: string; key: string }): V | undefined;
};

type Options<V> = { topic: Topic; isStillTrue?: (value: V) => boolean; mostOwners?: number };

/** Keeps what was read of an owner until a change of it is heard, and only while changes are heard. */
export function createMemory<V>(
  changes: Changes,
  { topic, isStillTrue = () => true, mostOwners = MOST_OWNERS }: Options<V>,
): Memory<V> {
  const owners = new Map<string, Map<string, Kept<V>>>();
  changes.subscribe({
    hear: (change) => {
      if (change.topic === topic) owners.delete(change.owner);
    },
    lose: () => owners.clear(),
  });

  function openOwner(owner: string): Map<string, Kept<V>> {
    const known = owners.get(owner);
    if (known !== undefined && known.size < MOST_OF_AN_OWNER) return known;
    const opened = new Map<string, Kept<V>>();
    if (owners.size >= mostOwners) owners.delete(owners.keys().next().value ?? '');
    owners.set(owner, opened);
    return opened;
  }

  const holds = (known: Kept<V> | undefined): known is Kept<V> =>
    known !== undefined && known.until > performance.now() && isStillTrue(known.value);

  return {
    peek({ owner, key }) {
      const known = changes.isCurrent() ? owners.get(owner)?.get(key) : undefined;
      return holds(known) ? known.value : undefined;
    },
    async get({ owner, key }, load) {
      if (!changes.isCurrent()) return load();
      // A change that is heard during `load` drops this map, and with it what `load` may have read too early.
      const kept = openOwner(owner);
      const known = kept.get(key);
      if (holds(known)) return known.value;
      const value = await load();
      if (value !== undefined) kept.set(key, { value, until: performance.now() + LIFE });
      return value;
    },
  };
}
