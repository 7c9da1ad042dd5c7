import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cruise } from 'dependency-cruiser';

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** @type {[from: string, to: string, rule: string][]} */
const wrong = [
  ['packages/domain/src/basics/length.ts', 'packages/domain/src/states/state.ts', 'domain-floor-basics'],
  ['packages/domain/src/states/facts/tier.ts', 'packages/domain/src/load/axles.ts', 'domain-floor-states'],
  ['packages/domain/src/load/unit.ts', 'packages/domain/src/permits/permits.ts', 'domain-floor-load'],
  ['packages/domain/src/permits/fees/pricing.ts', 'packages/domain/src/trip/trip.ts', 'domain-floor-permits'],
  ['packages/domain/src/trip/hours/clock.ts', 'packages/domain/src/orders/draft.ts', 'domain-floor-trip'],
  ['packages/domain/src/orders/wizard.ts', 'packages/domain/src/index.ts', 'domain-floor-orders'],
  ['packages/contract/src/core/list.ts', 'packages/contract/src/orders/queue.ts', 'contract-floor-core'],
  ['packages/contract/src/money/cards.ts', 'packages/contract/src/orders/orders.ts', 'contract-floor-money'],
  ['packages/contract/src/text/messages.ts', 'packages/contract/src/site/branding.ts', 'contract-floor-text'],
  [
    'apps/api/src/platform/deliveries/send-due.ts',
    'apps/api/src/providers/deliveries/smtp.ts',
    'platform-knows-no-provider',
  ],
];
/** @type {[from: string, to: string][]} */
const right = [
  ['packages/domain/src/orders/money/ledger.ts', 'packages/domain/src/basics/money.ts'],
  ['packages/domain/src/permits/reason.ts', 'packages/domain/src/permits/fees/charge.ts'],
  ['packages/contract/src/orders/order-file.ts', 'packages/contract/src/money/refunds.ts'],
  ['apps/api/src/providers/deliveries/mail-folder.ts', 'apps/api/src/platform/deliveries/senders.ts'],
  ['packages/domain/src/basics/length.test.ts', 'packages/domain/src/load/load.ts'],
];

const tree = mkdtempSync(path.join(tmpdir(), 'imports-'));
/** @type {Set<string>} */
let refused;

function write(file, text) {
  mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(tree, file), text, { flag: 'a' });
}

beforeAll(async () => {
  for (const [from, to] of [...wrong, ...right]) {
    write(to, 'export type Imported = 1;\n');
    write(from, `import type { Imported } from '${path.posix.relative(path.posix.dirname(from), to)}';\n`);
  }
  const { output } = await cruise(['.'], { ...options, baseDir: tree, validate: true, ruleSet: { forbidden } });
  refused = new Set(output.summary.violations.map(({ from, to, rule }) => `${from} -> ${to}: ${rule.name}`));
});
afterAll(() => rmSync(tree, { recursive: true }));

test.each(wrong)('%s may not import %s', (from, to, rule) => {
  expect(refused).toContain(`${from} -> ${to}: ${rule}`);
});

test.each(right)('%s may import %s', (from, to) => {
  expect([...refused].filter((refusal) => refusal.startsWith(`${from} -> ${to}:`))).toEqual([]);
});
