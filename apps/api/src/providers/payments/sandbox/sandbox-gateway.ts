import { timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '../../../clock.ts';
import { GatewayError } from '../gateway-error.ts';
import { makeControls, type SandboxControls } from './controls.ts';
import { makeDelivery, type Delivery } from './delivery.ts';
import { transact, type Core } from './execute.ts';
import { makeGateway } from './gateway.ts';
import type { PaymentGateway } from '../port.ts';
import { authenticateIntent } from './intents.ts';
import { readObject, type Work } from './objects.ts';
import { ensureSchema, keptWebhookSecret } from './schema.ts';
import { authenticateSetup, confirmSetup, type CardEntry, type SetupOutcome } from './setups.ts';

/** What the browser is told: `sourceId` is the saved card's method, null for a payment. */
export type BrowserAnswer =
  | { status: 'succeeded'; sourceId: string | null }
  | { status: 'requires_action' }
  | { status: 'refused'; code: string; declineCode: string | null; message: string };

/** A card payment provider of its own, in its own schema and on its own connections. */
export type SandboxGateway = PaymentGateway & {
  readonly provider: 'sandbox';
  /** What the provider's script in the browser does; the client secret is the authority. @throws GatewayError `NotFound`, `Rejected`. */
  readonly browser: {
    confirmSetup(clientSecret: string, entry: CardEntry): Promise<BrowserAnswer>;
    completeAuthentication(clientSecret: string, outcome: 'succeed' | 'fail'): Promise<BrowserAnswer>;
  };
  readonly webhooks: Omit<Delivery, 'wake'>;
  readonly controls: SandboxControls;
};

type Options = {
  /** Of its own: never the application's pool. */
  pool: pg.Pool;
  /** For making its tables, where that has more time than a request. */
  opening?: pg.Pool;
  now(): Date;
  /** The first signs, any verifies; one is made and kept where none is given. */
  webhookSecrets?: readonly string[];
  /** Hears of webhooks that could not be delivered; they are tried again. */
  onError(error: unknown): void;
};

function browserAnswer(outcome: SetupOutcome): BrowserAnswer {
  if (outcome.status === 'succeeded') return { status: 'succeeded', sourceId: outcome.methodId };
  if (outcome.status === 'requires_action') return outcome;
  const { code, declineCode, message } = outcome.decline;
  return { status: 'refused', code, declineCode, message };
}

function isSame(given: string, kept: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(kept)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The object that a client secret opens. */
async function openedBy(work: Work, clientSecret: string): Promise<{ kind: 'setup' | 'intent'; id: string }> {
  const id = clientSecret.split('_secret_')[0] ?? '';
  const kind = id.startsWith('seti_') ? 'setup' : 'intent';
  const object = await readObject(work.client, kind, id);
  if (!isSame(clientSecret, object.clientSecret))
    throw new GatewayError({ kind: 'NotFound', message: 'No such client secret.' });
  return { kind, id };
}

async function authenticate(work: Work, clientSecret: string, succeeds: boolean): Promise<BrowserAnswer> {
  const { kind, id } = await openedBy(work, clientSecret);
  if (kind === 'setup') return browserAnswer(await authenticateSetup(work, id, succeeds));
  const outcome = await authenticateIntent(work, id, succeeds);
  if (outcome.ok) return { status: 'succeeded', sourceId: null };
  return browserAnswer({ status: 'refused', decline: outcome.decline });
}

/** Opens the sandbox gateway; makes its tables where they are missing. */
export async function createSandboxGateway(options: Options): Promise<SandboxGateway> {
  const { pool, opening = pool, now, webhookSecrets, onError } = options;
  const { controls, road } = makeControls();
  const clock: Clock = { now: () => road.stoppedAt() ?? now() };
  await ensureSchema(opening);
  const secrets = webhookSecrets ?? [await keptWebhookSecret(opening)];
  const [secret] = secrets;
  if (secret === undefined) throw new Error('The sandbox needs a webhook secret.');
  const { wake, ...webhooks } = makeDelivery({ pool, clock, secret, onError });
  const core: Core = { pool, clock, road, wake };
  return {
    ...makeGateway(core, secrets),
    provider: 'sandbox',
    browser: {
      confirmSetup: (clientSecret, entry) =>
        transact(core, async (work) => {
          const { kind, id } = await openedBy(work, clientSecret);
          if (kind !== 'setup') throw new GatewayError({ kind: 'NotFound', message: 'No such SetupIntent.' });
          return browserAnswer(await confirmSetup(work, id, entry));
        }),
      completeAuthentication: (clientSecret, outcome) =>
        transact(core, (work) => authenticate(work, clientSecret, outcome === 'succeed')),
    },
    webhooks,
    controls,
  };
}

/** Whether the chosen provider is the sandbox, whose browser calls are served by us. */
export function isSandbox(gateway: PaymentGateway): gateway is SandboxGateway {
  return gateway.provider === 'sandbox';
}
