import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { openTestServer } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseUrl: string;
  }
}

/** One PostgreSQL for the run: the one of `TEST_DATABASE_URL`, else an embedded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer(process.env['TEST_DATABASE_URL']);
  project.provide('testDatabaseUrl', server.url);
  return server.close;
}
