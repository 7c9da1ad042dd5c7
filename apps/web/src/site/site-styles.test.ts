// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
/** These are drawn in the browser only, and their sheets load with their scripts. */
const drawnInBrowser = /^(?:auth|pages\/load-check\/answers)\//;

test('the style sheet of the public pages has every sheet of theirs', () => {
  const listed = readFileSync(path.join(folder, 'site-styles.ts'), 'utf8');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.module.css') && !drawnInBrowser.test(file),
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter((file) => !listed.includes(`import './${file}';`))).toEqual([]);
});
