import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { openTestServer } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseUrl: string;
    runFolder: string;
    worldsFolder: string;
  }
}

/** Starts one PostgreSQL for the run, unless `TEST_DATABASE_URL` names one, and makes folders for bundles and for files of the worlds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer(process.env['TEST_DATABASE_URL']);
  const runFolder = fileURLToPath(new URL(`../../../.cache/api-tests-${process.pid}`, import.meta.url));
  const worldsFolder = await mkdtemp(path.join(tmpdir(), 'wideload-worlds-'));
  project.provide('testDatabaseUrl', server.url);
  project.provide('runFolder', runFolder);
  project.provide('worldsFolder', worldsFolder);
  return async () => {
    for (const folder of [runFolder, worldsFolder]) await rm(folder, { recursive: true, force: true });
    await server.close();
  };
}
