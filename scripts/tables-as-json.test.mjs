import { expect, test } from 'vitest';
import { tablesAsJson } from './tables-as-json.mjs';

const id = '/packages/domain/src/states/facts/some.generated.ts';
const notes = 'x'.repeat(10_000);
const source = (name, rows) =>
  `import type { Row } from './row.ts';\n\nexport const ${name}: Record<string, Row> = {\n${rows}\n};\n`;

/** The module as it is without its types. */
async function load(code) {
  const text = code.replace(/^import type .*$/m, '').replace(/^export const (\w+): [^=]+ =/m, 'export const $1 =');
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
}

test('a large table of data becomes a text of JSON with the same values', async () => {
  const code = source('rows', `  AL: { when: {}, limit: null, notes: 'It’s ${notes}' },`);
  const changed = tablesAsJson.transform(code, id);
  expect(changed).toContain('JSON.parse(');
  expect((await load(changed)).rows).toEqual((await load(code)).rows);
});

test('a small table, one with prices and other modules stay as they are', () => {
  const small = source('rows', "  AL: { notes: 'short' },");
  expect(tablesAsJson.transform(small, id)).toBe(small);
  const priced = source('rows', `  AL: { price: cents(100), notes: '${notes}' },`);
  expect(tablesAsJson.transform(priced, id)).toBe(priced);
  expect(
    tablesAsJson.transform(source('rows', `  AL: { notes: '${notes}' },`), '/packages/domain/src/x.ts'),
  ).toBeNull();
});

test('a value that JSON cannot hold is refused', () => {
  const code = source('rows', `  AL: { limit: undefined, notes: '${notes}' },`);
  expect(() => tablesAsJson.transform(code, id)).toThrow('JSON cannot hold');
});

test('a file of a state becomes a text of JSON', () => {
  const { code } = tablesAsJson.transform('{ "code": "AL" }', '/packages/domain/data/states/AL.json');
  expect(code).toBe('export default JSON.parse("{\\"code\\":\\"AL\\"}");');
});
