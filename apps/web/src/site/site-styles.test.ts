import { expect, test } from 'vitest';
import listed from './site-styles.ts?raw';

// The sheets left out here are for markup that only the browser draws, and load with its scripts.
const sheets = Object.keys(import.meta.glob(['./**/*.module.css', '!./auth/**', '!./pages/load-check/answers/**']));

test('the style sheet of the public pages has every sheet of theirs', () => {
  expect(sheets).toContain('./frame/site-header.module.css');
  expect(sheets.filter((file) => !listed.includes(`import '${file}';`))).toEqual([]);
});
