import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { logEvents } from './log-events.ts';

test('the page on the log has each event, and no other', () => {
  const page = readFileSync(new URL('../../../../docs/operators/log.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([\w.-]+)` \| (?:security|money|operation) \| .+ \|$/gm)];
  expect(rows.map(([, event]) => event)).toEqual(logEvents);
});
