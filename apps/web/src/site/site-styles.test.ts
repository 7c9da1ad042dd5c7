import { expect, test } from 'vitest';

const renderedLater =
  /^\.\/(?:auth\/|pages\/(?:load-check\/(?:check-actions|state-answer|state-sources)|landing\/hero-answer)\.)/;
const sheets = Object.keys(import.meta.glob('./**/*.module.css')).filter((file) => !renderedLater.test(file));
const [list = ''] = Object.values(
  import.meta.glob<string>('./site-styles.ts', { query: '?raw', import: 'default', eager: true }),
);

test('the style sheet of the public pages imports every sheet they use', () => {
  expect(sheets).toContain('./frame/site-header.module.css');
  expect(sheets.filter((file) => !list.includes(`import '${file}';`))).toEqual([]);
});
