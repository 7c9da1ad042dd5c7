import { activeStatuses, workableStatuses } from '@wideload/domain';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sharedWorld } from '#test/world.ts';
import { documentKinds } from '../files/document-store.ts';
import {
  changeTopics,
  CHANGES_CHANNEL,
  columnWords,
  comparedWords,
  forbiddenWords,
  permitTags,
} from './shared-names.ts';

const world = sharedWorld();

type Row = { table: string; name: string; definition: string };

const read = async (query: string) => (await sql.raw<Row>(query).execute(world.deps.db)).rows;

const ofProduct = `'public'::regnamespace`;
const checks = `SELECT relname AS "table", conname AS name, pg_get_constraintdef(c.oid) AS definition
  FROM pg_constraint c JOIN pg_class ON pg_class.oid = conrelid WHERE contype = 'c' AND connamespace = ${ofProduct}`;
const conditions = `${checks}
  UNION ALL SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT relname, tgname, pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class ON pg_class.oid = tgrelid
    WHERE relnamespace = ${ofProduct} AND NOT tgisinternal
  ORDER BY 1, 2`;
const bodies = `SELECT '' AS "table", proname AS name, pg_get_functiondef(p.oid) AS definition FROM pg_proc p
  WHERE pronamespace = ${ofProduct} AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
  UNION ALL SELECT '', viewname, definition FROM pg_views WHERE schemaname = 'public'
  ORDER BY 2`;

const listWords = (text: string) => [...text.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);

/** The column and its words, if the CHECK does nothing but list them. */
function readList(definition: string): { column: string; words: string[]; isForbidden: boolean } | null {
  const shapes = [
    /^CHECK \(\((?<column>\w+) = ANY \(ARRAY\[(?<words>.*)\]\)\)\)$/,
    /^CHECK \(\((?<column>\w+) = (?<words>'[^']*')::text\)\)$/,
    /^CHECK \(\(string_to_array\((?<column>\w+), ', '::text\) <@ ARRAY\[(?<words>.*)\]\)\)$/,
    /^CHECK \(\(NOT \((?<column>\w+) && ARRAY\[(?<forbidden>.*)\]\)\)\)$/,
    /^CHECK \(\(.*\((?<column>\w+) <> ALL \(ARRAY\[(?<forbidden>'[A-Z]{2}'.*)\]\)\)\)\)$/,
    /^CHECK \(\((?<column>\w+) ~ '\^\((?<choices>\w+(?:\|\w+)*)\)\?\$'::text\)\)$/,
  ];
  for (const shape of shapes) {
    const { column, words, forbidden, choices } = shape.exec(definition)?.groups ?? {};
    if (column === undefined) continue;
    const found = choices?.split('|') ?? listWords(words ?? forbidden ?? '');
    return { column, words: found, isForbidden: forbidden !== undefined };
  }
  return null;
}

const sortWords = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([key, words]) => [key, words.toSorted()]));

describe('the lists of the catalog', () => {
  test('each CHECK that lists words, and no other, has its list in columnWords or forbiddenWords', async () => {
    const found = (await read(checks)).flatMap(({ table, definition }) => {
      const list = readList(definition);
      return list === null ? [] : [{ ...list, key: `${table}.${list.column}` }];
    });
    const collect = (isForbidden: boolean) =>
      sortWords(
        Object.fromEntries(
          found.filter((list) => list.isForbidden === isForbidden).map(({ key, words }) => [key, words]),
        ),
      );
    expect(collect(false)).toEqual(sortWords(columnWords));
    expect(collect(true)).toEqual(sortWords(forbiddenWords));
  });

  test('no CHECK has a list of words in a shape that the test above does not read', async () => {
    const unread = (await read(checks)).filter(
      ({ definition }) => readList(definition) === null && /ARRAY\['|\w\|\w/.test(definition),
    );
    // They compare the words of other CHECKs; see below.
    expect(unread.map(({ name }) => name).toSorted()).toEqual([
      'disputes_closed_at',
      'permits_issued_whole',
      'refunds_check1',
    ]);
  });

  test('there are no enum types, which would need a list too', async () => {
    expect(
      (await sql`SELECT DISTINCT enumtypid::regtype::text AS type FROM pg_enum`.execute(world.deps.db)).rows,
    ).toEqual([]);
  });
});

const known: Readonly<Record<string, readonly string[]>> = { ...columnWords, ...comparedWords };

/** Comparisons of a column with a word or several, as PostgreSQL writes them. */
function* findComparisons(definition: string): Generator<{ column: string; word: string }> {
  const pattern = /(?:\b(?:old|new)\.)?\b(\w+) (?:=|<>) (?:(?:ANY|ALL) \(ARRAY\[([^\]]*)\]\)|('[^']*')::text)/gi;
  for (const [, column = '', several, one] of definition.matchAll(pattern))
    for (const word of listWords(several ?? one ?? '')) if (word !== '') yield { column, word };
}

test('each word that a CHECK, an index or a condition of a trigger compares with a column is one of the column', async () => {
  const strangers: string[] = [];
  let compared = 0;
  for (const { table, name, definition } of await read(conditions))
    for (const { column, word } of findComparisons(definition)) {
      if (readList(definition) !== null) continue;
      compared += 1;
      if (known[`${table}.${column}`]?.includes(word) !== true) strangers.push(`${name}: ${table}.${column} ${word}`);
    }
  expect(strangers).toEqual([]);
  // 80 when this was written: the pattern still finds them.
  expect(compared).toBeGreaterThan(60);
});

test('an index or a trigger of orders that names statuses beside the draft names all that are workable, or all that are active', async () => {
  const named = (await read(conditions))
    .filter(({ table, definition }) => table === 'orders' && readList(definition) === null)
    .map(({ name, definition }) => {
      const words = [...findComparisons(definition)].filter(
        ({ column, word }) => column === 'status' && word !== 'draft',
      );
      return { name, statuses: [...new Set(words.map(({ word }) => word))].toSorted() };
    })
    .filter(({ statuses }) => statuses.length > 0);
  const whole = new Set([workableStatuses, activeStatuses].map((statuses) => statuses.toSorted().join(' ')));
  expect(named.filter(({ statuses }) => !whole.has(statuses.join(' ')))).toEqual([]);
  expect(named.length).toBeGreaterThan(6);
});

/** Words of PostgreSQL, keys of JSON, names of columns and of things outside. */
const otherWords = [
  'epoch',
  'hex',
  'g',
  'true',
  'name',
  'closed_month',
  'payment_id',
  'payout_id',
  'check_violation',
  'integrity_constraint_violation',
  'restrict_violation',
  // The provider's categories of balance lines.
  'dispute%',
];

test('each word of a function or a view is one of a column, a tag, a topic or a folder of files', async () => {
  const declared = new Set([
    ...Object.values(known).flat(),
    ...Object.values(permitTags),
    ...changeTopics,
    CHANGES_CHANNEL,
    ...documentKinds.map((kind) => `${kind}/`),
    ...otherWords,
  ]);
  const words = (await read(bodies)).flatMap(({ name, definition }) => {
    const text = definition.replaceAll(/--[^\n]*/g, '').replaceAll(/E?'\^(?:[^']|'')*'/g, '');
    return listWords(text)
      .filter((word) => /^[a-z][\w %/-]*$/.test(word))
      .map((word) => ({ name, word }));
  });
  expect(words.filter(({ word }) => !declared.has(word))).toEqual([]);
  const used = new Set(words.map(({ word }) => word));
  const ofSql = [
    ...Object.values(permitTags),
    ...changeTopics,
    CHANGES_CHANNEL,
    ...documentKinds.map((kind) => `${kind}/`),
  ];
  expect(ofSql.filter((word) => !used.has(word))).toEqual([]);
  expect(otherWords.filter((word) => !used.has(word))).toEqual([]);
});
