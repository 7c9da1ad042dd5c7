import { expect, test } from 'vitest';
import listed from './site-styles.ts?raw';

/** Only the browser draws these parts, and their sheets load with its scripts. */
const drawnLater = /^\.\/(?:auth\/|pages\/load-check\/answers\/(?:check-actions|state-answer|state-sources)\.)/;
const sheets = Object.keys(import.meta.glob('./**/*.module.css')).filter((file) => !drawnLater.test(file));

test('the style sheet of the public pages has every sheet of theirs', () => {
  expect(sheets).toContain('./frame/site-header.module.css');
  expect(sheets.filter((file) => !listed.includes(`import '${file}';`))).toEqual([]);
});
