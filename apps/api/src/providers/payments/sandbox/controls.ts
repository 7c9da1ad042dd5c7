import { GatewayError } from '../gateway-error.ts';
import type { PaymentGateway } from '../port.ts';

export type Operation = Exclude<keyof PaymentGateway, 'provider' | 'livemode' | 'verifyWebhook'>;

/** What a test can do to the road between us and the provider. */
export type SandboxControls = {
  /** The next calls of `operation` wait at the provider's door: `arrived` tells that the first is there, `release` lets all go on. */
  hold(operation: Operation): { arrived: Promise<void>; release(): void };
  /** The answer of the next call of `operation` is lost, before the provider executed it or after. */
  loseAnswer(operation: Operation, when: 'before' | 'after'): void;
  /** The next call of `operation` meets a 5xx, which the provider replays for its key. */
  failNext(operation: Operation): void;
  /** Nothing is reachable until it is set back. */
  setDown(down: boolean): void;
  /** Stops the provider's clock at an instant; null lets it go again. The demo data has a past that way. */
  stopClockAt(instant: Date | null): void;
  /** How often each operation was called so far. */
  calls(operation: Operation): number;
};

/** The same road, as the gateway walks it. */
export type Road = {
  arrive(operation: Operation): Promise<void>;
  leave(operation: Operation): void;
  /** Whether this call is to fail with a 5xx. */
  fails(operation: Operation): boolean;
  /** Where the clock is stopped, null while it goes. */
  stoppedAt(): Date | null;
};

type Gate = { arrived(): void; opened: Promise<void> };

/** Something that happens once and can be waited for. */
function signal(): { given: Promise<void>; give(): void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

function lost(operation: Operation): GatewayError {
  return new GatewayError({ kind: 'OutcomeUnknown', message: `The connection was cut during ${operation}.` });
}

export function makeControls(): { controls: SandboxControls; road: Road } {
  const gates = new Map<Operation, Gate>();
  const losses: { operation: Operation; when: 'before' | 'after' }[] = [];
  const failures: Operation[] = [];
  const counts = new Map<Operation, number>();
  let isDown = false;
  let stoppedAt: Date | null = null;

  function takeLoss(operation: Operation, when: 'before' | 'after'): boolean {
    const index = losses.findIndex((loss) => loss.operation === operation && loss.when === when);
    if (index >= 0) losses.splice(index, 1);
    return index >= 0;
  }

  const road: Road = {
    async arrive(operation) {
      counts.set(operation, (counts.get(operation) ?? 0) + 1);
      const gate = gates.get(operation);
      gate?.arrived();
      await gate?.opened;
      if (isDown || takeLoss(operation, 'before')) throw lost(operation);
    },
    leave(operation) {
      if (takeLoss(operation, 'after')) throw lost(operation);
    },
    fails(operation) {
      const index = failures.indexOf(operation);
      if (index >= 0) failures.splice(index, 1);
      return index >= 0;
    },
    stoppedAt: () => stoppedAt,
  };

  const controls: SandboxControls = {
    hold(operation) {
      const arrival = signal();
      const opening = signal();
      gates.set(operation, { arrived: arrival.give, opened: opening.given });
      const release = () => {
        gates.delete(operation);
        opening.give();
      };
      return { arrived: arrival.given, release };
    },
    loseAnswer: (operation, when) => void losses.push({ operation, when }),
    failNext: (operation) => void failures.push(operation),
    setDown(down) {
      isDown = down;
    },
    stopClockAt(instant) {
      stoppedAt = instant;
    },
    calls: (operation) => counts.get(operation) ?? 0,
  };
  return { controls, road };
}
