// Renders docs/database.md: what the catalog of a migrated database says, and which parts of the API use each table.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const migrations = new URL('../migrations/', import.meta.url);
const source = new URL('../src/', import.meta.url);

const queries = {
  relations: `
    SELECT relname AS name, relkind = 'v' AS "isView", obj_description(oid, 'pg_class') AS purpose FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v') AND relname NOT LIKE 'schema_migrations%'
    ORDER BY relname COLLATE "C"`,
  triggers: `
    SELECT tgname AS name, relname AS "table", proname AS function, pg_get_triggerdef(t.oid) AS definition
    FROM pg_trigger t JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_proc p ON p.oid = tgfoid
    WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal ORDER BY tgname COLLATE "C"`,
  functions: `
    SELECT proname AS name, prosrc AS body, obj_description(p.oid, 'pg_proc') AS purpose FROM pg_proc p
    WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
    ORDER BY proname COLLATE "C"`,
  generated: `
    SELECT relname AS "table", attname AS column FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND attgenerated <> ''`,
};

async function readCatalog(client) {
  const catalog = {};
  for (const [name, query] of Object.entries(queries)) catalog[name] = (await client.query(query)).rows;
  for (const { name, purpose } of catalog.relations)
    if (purpose === null) throw new Error(`${name} has no line of purpose: add COMMENT ON TABLE to its migration.`);
  const used = new Set(catalog.triggers.map((trigger) => trigger.function));
  for (const { name, purpose } of catalog.functions)
    if (used.has(name) && purpose === null)
      throw new Error(`The triggers of ${name} have no words: add COMMENT ON FUNCTION to its migration.`);
  return catalog;
}

/** A noun is a migration: a table belongs to the last one that creates it or gives it its name. */
function readNouns() {
  const files = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const named = /^(?:CREATE (?:UNLOGGED )?(?:TABLE|VIEW) |ALTER TABLE \w+ RENAME TO )(\w+)/gm;
  const home = new Map();
  for (const file of files)
    for (const [, name] of readFileSync(new URL(file, migrations), 'utf8').matchAll(named)) {
      home.delete(name);
      home.set(name, file);
    }
  return files.map((file) => ({ file, tables: [...home.keys()].filter((name) => home.get(name) === file) }));
}

// Finds the columns that each trigger function writes by reading its body.

/** Columns on the left of `SET a = …, b = …`: each begins outside of all parentheses. */
function listSetColumns(assignments) {
  let depth = 0;
  const outside = [...assignments]
    .map((sign) => {
      depth += sign === '(' ? 1 : 0;
      const kept = depth === 0 ? sign : '';
      depth -= sign === ')' ? 1 : 0;
      return kept;
    })
    .join('');
  return outside
    .split(',')
    .map((part) => /^\s*(\w+)\s*=/.exec(part)?.[1] ?? null)
    .filter((name) => name !== null);
}

/** Written columns of other tables, whole rows as `*`, and those of the trigger's own row. */
function findWrites(body, table) {
  const text = body.replaceAll(/--[^\n]*/g, '');
  const own = [...text.matchAll(/\bNEW\.(\w+)\s*:?=(?!=)/g), ...text.matchAll(/\bINTO NEW\.(\w+)/g)]
    // A comparison (`IF NEW.a = …`) writes nothing.
    .filter(({ index }) => !/\b(?:IF|AND|OR|WHEN|WHERE|NOT)\s*\(?$/.test(text.slice(0, index).trimEnd()))
    .map(([, column]) => `${table}.${column}`);
  const updated = [...text.matchAll(/\bUPDATE (\w+)\s+SET\s+([\s\S]*?)(?=\bFROM\b|\bWHERE\b|;|$)/g)]
    .filter(([, , assignments]) => assignments !== undefined)
    .flatMap(([, target, assignments]) => listSetColumns(assignments).map((column) => `${target}.${column}`));
  const inserted = [...text.matchAll(/\bINSERT INTO (\w+)/g)].map(([, target]) => `${target}.*`);
  const deleted = [...text.matchAll(/\bDELETE FROM (\w+)/g)].map(([, target]) => `${target}.-`);
  return [...own, ...updated, ...inserted, ...deleted];
}

/** The function and those that it calls. */
function listCalled(name, bodies, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const other of bodies.keys())
    if (new RegExp(`\\b${other}\\(`).test(bodies.get(name) ?? '')) listCalled(other, bodies, found);
  return found;
}

/** @returns for each written column the trigger functions that write it. */
function findDerived({ triggers, functions, generated }) {
  const bodies = new Map(functions.map(({ name, body }) => [name, body]));
  const derived = new Map();
  const add = (key, writer) => derived.set(key, new Set([...(derived.get(key) ?? []), writer]));
  for (const { table, function: name } of triggers)
    for (const called of listCalled(name, bodies))
      for (const key of findWrites(bodies.get(called), table)) add(key, name);
  for (const { table, column } of generated) add(`${table}.${column}`, null);
  return derived;
}

// Finds the features that use a table by searching the queries for its name.

function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.(?:test|generated))\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** `features/orders/list/x.ts` is of orders; what knows no feature has its folder's name in parentheses. */
function toPart(file) {
  const [area, room = ''] = path.relative(source.pathname, file).split(path.sep);
  if (area === 'seed') return null;
  if (area === 'features') return room;
  return area === 'start' ? '(start)' : `(${room.replace(/\.ts$/, '')})`;
}

const writing = /(?:insertInto|updateTable|deleteFrom|mergeInto|INSERT INTO |UPDATE |DELETE FROM )$/;

function findUses(names) {
  const uses = new Map(names.map((name) => [name, { read: new Set(), written: new Set() }]));
  const inBuilder = new RegExp(`(\\w+)(?:<[^>]*>)?\\(\\[?\\s*'(${names.join('|')})(?:'| as )`, 'g');
  const inSql = new RegExp(`\\b(FROM|JOIN|INSERT INTO|UPDATE|DELETE FROM) (${names.join('|')})\\b(?!\\.)`, 'g');
  for (const file of listSources(source.pathname)) {
    const part = toPart(file);
    if (part === null) continue;
    const text = readFileSync(file, 'utf8');
    for (const [, call, name] of text.matchAll(inBuilder)) {
      if (/^(?:insertInto|updateTable|deleteFrom|mergeInto)$/.test(call)) uses.get(name).written.add(part);
      else if (/^(?:selectFrom|from|using|\w+Join)$/.test(call)) uses.get(name).read.add(part);
      else if (call === 'createOwnedRecords') for (const parts of Object.values(uses.get(name))) parts.add(part);
    }
    for (const [, verb, name] of text.matchAll(inSql))
      (writing.test(`${verb} `) ? uses.get(name).written : uses.get(name).read).add(part);
  }
  return uses;
}

// The page.

const join = (parts) => [...parts].toSorted((a, b) => (a < b ? -1 : 1)).join(', ');
const escapeCell = (text) => text.replaceAll('|', '\\|');

function renderRows(head, rows) {
  if (rows.length === 0) return '';
  return `| ${head.join(' | ')} |\n|${head.map(() => '---|').join('')}\n${rows.map((row) => `| ${row.map(escapeCell).join(' | ')} |\n`).join('')}\n`;
}

/** `AFTER UPDATE OF status ON orders … FOR EACH ROW` in words. */
function toMoment(definition) {
  const [, time = '', events = ''] = /(BEFORE|AFTER) (.*?) ON /.exec(definition) ?? [];
  const words = events
    .replaceAll(/UPDATE OF ([\w, ]+?)(?= OR |$)/g, 'update of $1')
    .replaceAll(' OR ', ', ')
    .toLowerCase();
  const late = definition.includes('INITIALLY DEFERRED') ? ', at the commit' : '';
  return { time: time.toLowerCase(), events: words, late };
}

function renderMoments(triggers) {
  const byTime = new Map();
  for (const { time, events, late } of triggers.map(({ definition }) => toMoment(definition))) {
    const key = JSON.stringify([time, late]);
    byTime.set(key, [...(byTime.get(key) ?? []), ...events.split(/, (?=insert|update|delete|truncate)/)]);
  }
  const order = ['insert', 'update', 'delete', 'truncate'];
  return [...byTime]
    .map(([key, events]) => {
      const [time, late] = JSON.parse(key);
      const kinds = new Set(events);
      // Of two triggers, one for some columns and one for all.
      const kept = [...kinds].filter((event) => !event.startsWith('update of') || !kinds.has('update'));
      const sorted = kept.toSorted((a, b) => order.indexOf(a.split(' ')[0]) - order.indexOf(b.split(' ')[0]));
      return `${time} ${sorted.join(', ')}${late}`;
    })
    .join('; ');
}

function renderTables(tables, { relations, uses }) {
  return renderRows(
    ['table', 'a row is', 'written by', 'also read by'],
    tables.map((name) => {
      const { isView, purpose } = relations.get(name);
      const { read, written } = uses.get(name);
      const readers = [...read].filter((part) => !written.has(part));
      return [`\`${name}\`${isView ? ' (view)' : ''}`, purpose, join(written), join(readers)];
    }),
  );
}

function renderWriters(writers) {
  return join([...writers].map((writer) => (writer === null ? 'the database (generated)' : `\`${writer}\``)));
}

function renderDerived(tables, derived) {
  const rows = [...derived]
    .filter(([key]) => tables.includes(key.split('.')[0]))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, writers]) => {
      const [table, column] = key.split('.');
      if (column === '*') return [`rows of \`${table}\``, renderWriters(writers)];
      if (column === '-') return [`removal of rows of \`${table}\``, renderWriters(writers)];
      return [`\`${key}\``, renderWriters(writers)];
    });
  return renderRows(['derived', 'by'], rows);
}

function renderTriggers(tables, { triggers, functions }) {
  const own = triggers.filter(({ table }) => tables.includes(table));
  const keys = [...new Set(own.map(({ table, function: name }) => `${table} ${name}`))];
  const rows = keys
    .toSorted((a, b) => tables.indexOf(a.split(' ')[0]) - tables.indexOf(b.split(' ')[0]) || (a < b ? -1 : 1))
    .map((key) => {
      const [table, name] = key.split(' ');
      const same = own.filter((trigger) => trigger.table === table && trigger.function === name);
      return [`\`${table}\``, renderMoments(same), `\`${name}\``, functions.get(name).purpose];
    });
  return renderRows(['trigger on', 'when', 'runs', 'what it does'], rows);
}

const intro = `# Database

<!-- Generated by apps/api/scripts/generate-tables.mjs from the migrated database and the queries in apps/api/src. -->

The tables by noun, a migration each. The words are those of \`COMMENT ON\` in the migrations; \`\\d+\` and \`\\df+\` of psql show
them too. Who writes and reads a table is found by its name in queries: a feature of \`apps/api/src/features\`, or in parentheses a
folder of \`apps/api/src/platform\` or \`apps/api/src/providers\`, or the start. What is derived is changed in the function beside it,
which triggers run. When a rule may live in a trigger: [architecture.md](architecture.md#triggers).

`;

/** @returns the text of docs/database.md for the database of `client`. */
export async function renderDatabaseMap(client) {
  const catalog = await readCatalog(client);
  const relations = new Map(catalog.relations.map((relation) => [relation.name, relation]));
  const functions = new Map(catalog.functions.map((each) => [each.name, each]));
  const uses = findUses([...relations.keys()]);
  const derived = findDerived(catalog);
  const nouns = readNouns().filter(({ tables }) => tables.length > 0);
  const sections = nouns.map(({ file, tables }) => {
    const words = file.replace(/^\d+_(.*)\.sql$/, '$1').replaceAll('_', ' ');
    const title = `${words[0].toUpperCase()}${words.slice(1)}`;
    const parts = [
      `## ${title}\n\n[\`${file}\`](../apps/api/migrations/${file})\n\n`,
      renderTables(tables, { relations, uses }),
      renderDerived(tables, derived),
      renderTriggers(tables, { triggers: catalog.triggers, functions }),
    ];
    return parts.join('');
  });
  return `${intro}${sections.join('')}`.trimEnd().concat('\n');
}
