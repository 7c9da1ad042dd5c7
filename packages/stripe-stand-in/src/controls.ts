import { StripeProblem, type ErrorBody } from './http/stripe-problem.ts';

/** API calls under the product's names; the last four are calls of Stripe.js. */
export type Operation =
  | 'createCustomer'
  | 'deleteCustomer'
  | 'getCustomer'
  | 'createCardSetup'
  | 'getCard'
  | 'adoptCard'
  | 'listCards'
  | 'updateCardBilling'
  | 'detachCard'
  | 'createIntent'
  | 'updateIntentAmount'
  | 'confirmIntent'
  | 'getIntent'
  | 'findIntents'
  | 'captureIntent'
  | 'cancelIntent'
  | 'createRefund'
  | 'listRefunds'
  | 'listBalance'
  | 'listPayouts'
  | 'getDispute'
  | 'listEvents'
  | 'getSetup'
  | 'confirmSetup'
  | 'createMethod'
  | 'authenticate';

type When = 'before' | 'after';

/** The SDK retries a request whose connection was reset, but not one whose answer was cut short. */
export type Loss = 'cut short' | 'reset';

/** Failures that a test can cause between the product and Stripe, and in Stripe. */
export type Controls = {
  /** Requests wait until `release`; `arrived` resolves with the first. Held after execution, the key is in use (409). */
  hold(operation: Operation, when?: When): { arrived: Promise<void>; release(): void };
  loseAnswer(operation: Operation, when: When): void;
  resetConnection(operation: Operation, when: When): void;
  /** The next request gets a 500 that is stored for its key. */
  failNext(operation: Operation): void;
  /** The next request is refused unexecuted; no answer is stored for its key. */
  refuseNext(operation: Operation, status: number, body: ErrorBody): void;
  /** No request is answered while Stripe is down. */
  setDown(isDown: boolean): void;
  clear(): void;
  calls(operation: Operation): number;
  /** Stops the clock, which gives demo data a past; null starts it again. */
  stopClockAt(instant: Date | null): void;
};

export class AnswerLost extends Error {
  readonly loss: Loss;

  constructor(loss: Loss) {
    super(`The answer is lost: ${loss}.`);
    this.loss = loss;
  }
}

export type Road = {
  arrive(operation: Operation): Promise<void>;
  execute(operation: Operation): void;
  leave(operation: Operation): Promise<void>;
  openAll(): void;
  stoppedAt(): Date | null;
};

function takeFirst<T>(entries: T[], isIt: (entry: T) => boolean): T | null {
  const index = entries.findIndex(isIt);
  return index < 0 ? null : (entries.splice(index, 1)[0] ?? null);
}

function createSignal(): { given: Promise<void>; give(): void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

export function createControls(): { controls: Controls; road: Road } {
  const gates = new Map<string, { arrived(): void; opened: Promise<void>; open(): void }>();
  const losses: { operation: Operation; when: When; loss: Loss }[] = [];
  const failures: Operation[] = [];
  const refusals: { operation: Operation; status: number; body: ErrorBody }[] = [];
  const counts = new Map<Operation, number>();
  let isUnavailable = false;
  let stopped: Date | null = null;

  async function pass(operation: Operation, when: When): Promise<void> {
    const gate = gates.get(`${operation} ${when}`);
    gate?.arrived();
    await gate?.opened;
    if (isUnavailable) throw new AnswerLost('cut short');
    const lost = takeFirst(losses, (entry) => entry.operation === operation && entry.when === when);
    if (lost !== null) throw new AnswerLost(lost.loss);
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
    stoppedAt: () => stopped,
  };

  const controls: Controls = {
    hold(operation, when = 'before') {
      const arrival = createSignal();
      const opening = createSignal();
      const name = `${operation} ${when}`;
      gates.set(name, { arrived: arrival.give, opened: opening.given, open: opening.give });
      const release = () => {
        gates.delete(name);
        opening.give();
      };
      return { arrived: arrival.given, release };
    },
    loseAnswer: (operation, when) => void losses.push({ operation, when, loss: 'cut short' }),
    resetConnection: (operation, when) => void losses.push({ operation, when, loss: 'reset' }),
    failNext: (operation) => void failures.push(operation),
    refuseNext: (operation, status, body) => void refusals.push({ operation, status, body }),
    setDown(isDown) {
      isUnavailable = isDown;
    },
    clear() {
      for (const plans of [losses, failures, refusals]) plans.length = 0;
    },
    calls: (operation) => counts.get(operation) ?? 0,
    stopClockAt(instant) {
      stopped = instant;
    },
  };
  return { controls, road };
}
