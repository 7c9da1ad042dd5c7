// Prometheus scrapes the product and works out the rules of docs/operators/alerts.yml.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../../scripts/child.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { createClosers } from '../../faults/machine/closers.ts';
import { makeFolder, startBeside } from '../beside.ts';
import { startDaemon } from '../daemon.ts';
import { provideFromDebian } from '../provide.ts';

const LATER = { timeout: 60_000, interval: 500 };
const closers = createClosers();
const rules = path.join(root, 'docs/operators/alerts.yml');
let url: string;

beforeAll(async () => {
  const program = await provideFromDebian('prometheus', '/usr/bin/prometheus');
  const folder = makeFolder(closers);
  const [port, metrics] = [await freePort(), await freePort()];
  await startBeside({ METRICS_PORT: String(metrics) }, closers);
  const config = path.join(folder, 'prometheus.yml');
  // JSON is YAML.
  const content = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [rules],
    scrape_configs: [{ job_name: 'wideload', static_configs: [{ targets: [`127.0.0.1:${metrics}`] }] }],
  };
  writeFileSync(config, JSON.stringify(content));
  url = `http://127.0.0.1:${port}`;
  const options = [`--storage.tsdb.path=${folder}/store`, `--web.listen-address=127.0.0.1:${port}`];
  await startDaemon({ command: [program, `--config.file=${config}`, ...options], port }, closers);
}, 300_000);
afterAll(() => closers.closeAll());

type Sample = { value: [time: number, value: string] };

async function ask<T>(at: string): Promise<T> {
  const answer = (await (await fetch(`${url}/api/v1/${at}`)).json()) as { data: T };
  return answer.data;
}

async function query(expression: string): Promise<string[]> {
  const { result } = await ask<{ result: Sample[] }>(`query?query=${encodeURIComponent(expression)}`);
  return result.map(({ value: [, value] }) => value);
}

test('the metrics are scraped without a mistake', async () => {
  await expect.poll(() => query('up{job="wideload"}'), LATER).toEqual(['1']);
  expect(await query('wideload_database_up')).toEqual(['1']);
  const { activeTargets } = await ask<{ activeTargets: { health: string; lastError: string }[] }>('targets');
  expect(activeTargets).toMatchObject([{ health: 'up', lastError: '' }]);
});

test('the rules are valid, and each of them can be worked out', async () => {
  execFileSync('promtool', ['check', 'rules', rules]);
  type Rules = { groups: { rules: { name: string; health: string }[] }[] };
  const listHealth = async () =>
    new Set((await ask<Rules>('rules')).groups.flatMap((group) => group.rules.map(({ health }) => health)));
  await expect.poll(listHealth, LATER).toEqual(new Set(['ok']));
});
