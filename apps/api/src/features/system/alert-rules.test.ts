import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { systemClock } from '#clock.ts';
import { createProductMetrics } from './product-metrics.ts';

const readDocument = (name: string) =>
  readFileSync(new URL(`../../../../../docs/operators/${name}`, import.meta.url), 'utf8');
const rules = readDocument('alerts.yml');
const alerts = [...rules.matchAll(/- alert: (\w+)\n([\s\S]*?)(?=\n {6}- alert:|$)/g)];

/** Patroni serves them, not the product. */
const ofPatroni = ['patroni_sync_standby'];

async function listMetrics(): Promise<Set<string>> {
  const metrics = await createProductMetrics({
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
    folders: {},
    loadFacts: () => Promise.reject(new Error('no database')),
    clock: systemClock,
    log: pino({ level: 'silent' }),
  });
  const parts = ['_bucket', '_count', '_sum'].map((part) => `wideload_http_request_duration_seconds${part}`);
  return new Set([...metrics.listNames(), ...parts, ...ofPatroni, 'up']);
}

test('each metric of a rule is in the registry', async () => {
  const known = await listMetrics();
  expect(alerts.length).toBeGreaterThan(10);
  for (const [, name, body = ''] of alerts) {
    const expression = /expr: ([\s\S]*?)\n {8}(?:for|labels):/.exec(body)?.[1] ?? '';
    const used = expression.match(/\bup\b|\b(?:wideload|process|nodejs|patroni)_\w+/g) ?? [];
    expect(used, `${name} names a metric`).not.toEqual([]);
    for (const metric of used) expect(known, name).toContain(metric);
  }
});

test('each rule has its section, and each section its rule', () => {
  const sections = [...readDocument('alerts.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(alerts.map(([, name]) => name));
  expect(alerts).toHaveLength(rules.match(/alert:/g)?.length ?? 0);
});
