import { MINUTE } from '#clock.ts';
import type { changeTopics } from '../db/shared-names.ts';

/** `access`: a session or account; `notifications`: those of a user; `orders`: what lists of a carrier's orders show. Triggers that call `announce_change` send them. */
export type Topic = (typeof changeTopics)[number];

/** A committed change of rows of `owner`, a user. */
export type Change = { topic: string; owner: string };

export type Subscriber = {
  hear(change: Change): void;
  /** Changes may have been missed: nothing that was kept holds. */
  lose(): void;
};

/** Changes that any process commits, as this process hears of them. */
export type Changes = {
  /** While false, nothing that is kept in memory may be used. */
  isCurrent(): boolean;
  subscribe(subscriber: Subscriber): void;
  /** Afterwards every change is heard that was committed before the call. */
  catchUp(): Promise<void>;
};

/** Nothing is heard, so each request asks the database. */
export const noChanges: Changes = {
  isCurrent: () => false,
  subscribe: () => undefined,
  catchUp: () => Promise.resolve(),
};

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
