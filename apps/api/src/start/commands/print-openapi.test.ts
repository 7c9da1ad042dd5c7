import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '#config/config.ts';
import { runOpenApi } from './without-database.ts';

let dataDir: string;
beforeAll(() => (dataDir = mkdtempSync(path.join(tmpdir(), 'wideload openapi '))));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('the description of the API is printed without a database, also where the server does not serve it', async () => {
  const printed: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  try {
    await runOpenApi(readConfig({ DATA_DIR: dataDir, API_DOCS: 'off', LOG_LEVEL: 'silent' }));
  } finally {
    vi.restoreAllMocks();
  }
  const { openapi, paths } = JSON.parse(printed.join('')) as { openapi: string; paths: object };
  expect(openapi).toMatch(/^3\./);
  expect(Object.keys(paths)).toContain('/api/permits/orders');
});
