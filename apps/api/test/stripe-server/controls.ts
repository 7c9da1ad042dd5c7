import type { Operation as PortOperation } from '../../src/providers/payments/sandbox/controls.ts';
import { StripeProblem, type ErrorBody } from './stripe-problem.ts';

/** By the port's names; the last four are what Stripe.js calls. */
export type Operation = PortOperation | 'getSetup' | 'confirmSetup' | 'createMethod' | 'authenticate';

/** Before the request is executed, or after it while its answer is on its way. */
type When = 'before' | 'after';

/** What a test can do to the road between us and Stripe, and to Stripe. */
export type StripeControls = {
  /** Requests wait: `arrived` tells that the first is there, `release` lets all go on. Held after, its key is in use (409). */
  hold(operation: Operation, when?: When): { arrived: Promise<void>; release(): void };
  /** The connection is cut instead of an answer, `times` in a row: by default as often as the SDK sends the request. */
  loseAnswer(operation: Operation, when: When, times?: number): void;
  /** The next request meets a 500 that is kept for its key. */
  failNext(operation: Operation): void;
  /** The next request is refused unexecuted with this status and body; nothing is kept for its key. */
  refuseNext(operation: Operation, status: number, body: ErrorBody): void;
  /** Every connection is cut until it is set back. */
  setDown(isDown: boolean): void;
  /** Takes back every loss, failure and refusal that has not come about. */
  clear(): void;
  /** How often it was asked so far, repetitions of the SDK included. */
  calls(operation: Operation): number;
};

/** Thrown where the connection is to be cut. */
export class Cut extends Error {}

/** The same road, as a request walks it. */
export type Road = {
  /** @throws Cut, StripeProblem */
  arrive(operation: Operation): Promise<void>;
  /** @throws StripeProblem with status 500, to be kept */
  execute(operation: Operation): void;
  /** @throws Cut */
  leave(operation: Operation): Promise<void>;
  openAll(): void;
};

/** One try and the SDK's `maxNetworkRetries`. */
const TRIES = 3;

function takeFirst<T>(entries: T[], isIt: (entry: T) => boolean): T | null {
  const index = entries.findIndex(isIt);
  return index < 0 ? null : (entries.splice(index, 1)[0] ?? null);
}

/** Something that happens once and can be waited for. */
function signal(): { given: Promise<void>; give(): void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

export function makeControls(): { controls: StripeControls; road: Road } {
  const gates = new Map<string, { arrived(): void; opened: Promise<void>; open(): void }>();
  const losses: { operation: Operation; when: When }[] = [];
  const failures: Operation[] = [];
  const refusals: { operation: Operation; status: number; body: ErrorBody }[] = [];
  const counts = new Map<Operation, number>();
  let down = false;

  async function pass(operation: Operation, when: When): Promise<void> {
    const gate = gates.get(`${operation} ${when}`);
    gate?.arrived();
    await gate?.opened;
    if (down || takeFirst(losses, (loss) => loss.operation === operation && loss.when === when)) throw new Cut();
  }

  const road: Road = {
    async arrive(operation) {
      counts.set(operation, (counts.get(operation) ?? 0) + 1);
      await pass(operation, 'before');
      const refusal = takeFirst(refusals, (entry) => entry.operation === operation);
      if (refusal !== null) throw new StripeProblem(refusal.status, refusal.body);
    },
    execute(operation) {
      if (takeFirst(failures, (entry) => entry === operation) === null) return;
      throw new StripeProblem(500, { type: 'api_error', message: 'An unknown error occurred' });
    },
    leave: (operation) => pass(operation, 'after'),
    openAll() {
      for (const gate of gates.values()) gate.open();
    },
  };

  const controls: StripeControls = {
    hold(operation, when = 'before') {
      const arrival = signal();
      const opening = signal();
      const name = `${operation} ${when}`;
      gates.set(name, { arrived: arrival.give, opened: opening.given, open: opening.give });
      const release = () => {
        gates.delete(name);
        opening.give();
      };
      return { arrived: arrival.given, release };
    },
    loseAnswer(operation, when, times = TRIES) {
      for (let time = 0; time < times; time += 1) losses.push({ operation, when });
    },
    failNext: (operation) => void failures.push(operation),
    refuseNext: (operation, status, body) => void refusals.push({ operation, status, body }),
    setDown(isDown) {
      down = isDown;
    },
    clear() {
      for (const plans of [losses, failures, refusals]) plans.length = 0;
    },
    calls: (operation) => counts.get(operation) ?? 0,
  };
  return { controls, road };
}
