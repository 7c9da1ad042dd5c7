import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import product from '#package.json';
import type { Clock } from '#clock.ts';
import { readFreeBytes } from '#platform/files/disk-room.ts';
import type { MeasuredRequest } from '#platform/measure-requests.ts';
import { readHashingLoad, readSignInLoad } from '#features/accounts/accounts.service.ts';
import { WEBHOOK_PATH } from '#features/money/payments.service.ts';
import type { SystemFacts } from './system-facts.store.ts';

type Sources = {
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  /** By the label that names them. */
  folders: Readonly<Record<string, string>>;
  /** Rejects in time when the database does not answer. */
  loadFacts(): Promise<SystemFacts>;
  clock: Clock;
  log: FastifyBaseLogger;
};

export type ProductMetrics = {
  observe(request: MeasuredRequest): void;
  render(): Promise<{ contentType: string; text: string }>;
  listNames(): string[];
};

/** Loaded by setting, so that other starts do not pay for it. */
const loadClient = () => import('prom-client');
type Client = Awaited<ReturnType<typeof loadClient>>;

function registerProcessGauges({ Gauge }: Client, registry: Registry, { pool, folders }: Sources): void {
  const gates = { sign_in: readSignInLoad, password: readHashingLoad };
  const registers: Registry[] = [];
  const version = new Gauge({
    name: 'wideload_build_info',
    help: 'Always 1; the label is the version.',
    labelNames: ['version'],
    registers,
  });
  version.set({ version: product.version }, 1);
  const connections = new Gauge({
    name: 'wideload_pool_connections',
    help: 'Database connections of this process.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
    },
  });
  const waiting = new Gauge({
    name: 'wideload_pool_waiting',
    help: 'Queries that wait for a database connection.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  const work = new Gauge({
    name: 'wideload_gate_work',
    help: 'Sign-ins and password checks that run, and that wait for their turn.',
    labelNames: ['gate', 'state'],
    registers,
    collect() {
      for (const [gate, readLoad] of Object.entries(gates))
        for (const [state, count] of Object.entries(readLoad())) this.set({ gate, state }, count);
    },
  });
  const room = new Gauge({
    name: 'wideload_disk_free_bytes',
    help: 'Room that the product can still write to.',
    labelNames: ['folder'],
    registers,
    async collect() {
      for (const [folder, path] of Object.entries(folders)) this.set({ folder }, await readFreeBytes(path));
    },
  });
  for (const gauge of [version, connections, waiting, work, room]) registry.registerMetric(gauge);
}

function registerRequestMetrics({ Counter, Histogram }: Client, registry: Registry) {
  const registers = [registry];
  const duration = new Histogram({
    name: 'wideload_http_request_duration_seconds',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status_class'],
    // 0.3 s is the goal for reads, 3 s the bar while the database hangs.
    buckets: [0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const unhandled = new Counter({
    name: 'wideload_webhooks_unhandled_total',
    help: 'Calls of the payment provider that were refused (signature) or failed.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of ['refused', 'failed']) unhandled.inc({ reason }, 0);
  return ({ method, route, status, seconds }: MeasuredRequest) => {
    duration.observe({ method, route, status_class: `${Math.floor(status / 100)}xx` }, seconds);
    if (route === WEBHOOK_PATH && status >= 400) unhandled.inc({ reason: status < 500 ? 'refused' : 'failed' });
  };
}

type DatabaseGauge = { name: string; help: string; read(facts: SystemFacts, now: Date): number };

/** 0: never. An alert on the time since then is raised for it too. */
function toSeconds(at: Date | null): number {
  return at === null ? 0 : at.getTime() / 1000;
}

/** Read from the database at each scrape, and absent while it does not answer. */
const databaseGauges: readonly DatabaseGauge[] = [
  {
    name: 'wideload_outbox_mails',
    help: 'Mails that wait to be sent.',
    read: ({ mailsWaiting }) => mailsWaiting,
  },
  {
    name: 'wideload_outbox_retrying_mails',
    help: 'Waiting mails whose last try failed.',
    read: ({ mailsRetrying }) => mailsRetrying,
  },
  {
    name: 'wideload_outbox_oldest_age_seconds',
    help: 'Time since the oldest waiting mail was due; 0 when none is due.',
    read: ({ oldestDueAt }, now) => (oldestDueAt === null ? 0 : (now.getTime() - oldestDueAt.getTime()) / 1000),
  },
  {
    name: 'wideload_mails_failed',
    help: 'Mails that are not tried again.',
    read: ({ mailsFailed }) => mailsFailed,
  },
  {
    name: 'wideload_outbox_texts',
    help: 'Texts that wait to be sent.',
    read: ({ texts }) => texts.waiting,
  },
  {
    name: 'wideload_outbox_retrying_texts',
    help: 'Waiting texts whose last try failed.',
    read: ({ texts }) => texts.retrying,
  },
  {
    name: 'wideload_payment_alerts_open',
    help: 'Payment alerts that no admin has dealt with.',
    read: ({ paymentAlerts }) => paymentAlerts,
  },
  {
    name: 'wideload_reconcile_timestamp_seconds',
    help: 'Unix time of the last complete run of the payment reconciler; 0 before the first.',
    read: ({ reconciledAt }) => toSeconds(reconciledAt),
  },
  {
    name: 'wideload_provider_events_timestamp_seconds',
    help: "Unix time at which the payment provider's events were last listed; 0 before the first.",
    read: ({ eventsListedAt }) => toSeconds(eventsListedAt),
  },
  {
    name: 'wideload_backup_timestamp_seconds',
    help: 'Unix time of the last complete backup; 0 before the first.',
    read: ({ backedUpAt }) => toSeconds(backedUpAt),
  },
];

/** @returns a function that sets the gauges, or removes them while the database does not answer. */
function registerDatabaseGauges({ Gauge }: Client, registry: Registry, { loadFacts, clock, log }: Sources) {
  const registers = [registry];
  const isUp = new Gauge({ name: 'wideload_database_up', help: '1 if the database answered this scrape.', registers });
  const gauges = databaseGauges.map(({ name, help, read }) => ({ read, gauge: new Gauge({ name, help, registers }) }));
  return async () => {
    try {
      const facts = await loadFacts();
      isUp.set(1);
      for (const { gauge, read } of gauges) gauge.set(read(facts, clock.now()));
    } catch (error) {
      log.warn({ event: 'metrics.database_silent', err: error });
      isUp.set(0);
      for (const { gauge } of gauges) gauge.remove();
    }
  };
}

export async function createProductMetrics(sources: Sources): Promise<ProductMetrics> {
  const client = await loadClient();
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  registerProcessGauges(client, registry, sources);
  const readDatabase = registerDatabaseGauges(client, registry, sources);
  return {
    observe: registerRequestMetrics(client, registry),
    async render() {
      await readDatabase();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
    listNames: () => registry.getMetricsAsArray().map(({ name }) => name),
  };
}
