import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import type { Engine } from './connection.ts';
import type { EngineName } from './engine-names.ts';
import { startFirefox } from './firefox.ts';
import { Person } from './person.ts';
import { startWebkit } from './webkit.ts';

function requirePath(name: string): string {
  const file = process.env[name];
  if (file === undefined) throw new Error(`${name} is not set. scripts/engines.mjs sets it.`);
  return file;
}

const starts: Record<EngineName, () => Promise<Engine>> = {
  Firefox: () => startFirefox(requirePath('FIREFOX_PATH')),
  WebKit: () => startWebkit({ driver: requirePath('WEBKIT_DRIVER_PATH'), browser: requirePath('WEBKIT_PATH') }),
};

/** `engine` is set by the project. A failure leaves a picture of the page. */
export const test = base.extend<{ engine: EngineName; person: Person }>({
  engine: ['Firefox', { option: true }],
  person: async ({ engine: name, viewport, baseURL }, use, info) => {
    if (viewport === null || baseURL === undefined) throw new Error('The project sets a viewport and the base URL.');
    const engine = await starts[name]();
    try {
      await engine.resize(viewport);
      const person = new Person(engine, baseURL);
      await use(person);
      if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('page.png'), await person.capture());
    } finally {
      await engine.close();
    }
  },
});
