import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { openTestServer } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseUrl: string;
    runFolder: string;
  }
}

/** Starts one PostgreSQL for the run, unless `TEST_DATABASE_URL` names one, and makes a folder for bundles. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer(process.env['TEST_DATABASE_URL']);
  const runFolder = fileURLToPath(new URL(`../../../.cache/api-tests-${process.pid}`, import.meta.url));
  project.provide('testDatabaseUrl', server.url);
  project.provide('runFolder', runFolder);
  return async () => {
    await rm(runFolder, { recursive: true, force: true });
    await server.close();
  };
}
