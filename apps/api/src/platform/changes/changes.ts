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
