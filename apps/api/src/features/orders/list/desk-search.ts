import type { orderSearchFields } from '@wideload/contract/client';
import { normalizeEmail, splitPlate, toPhoneEnd, toSearchCode, toUnitCode, withoutNumberLabel } from '@wideload/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { toContainsPattern, toPrefixPattern } from '#platform/db/search.ts';
import { hasPoNumber, parseOrderSearch } from './order-search.ts';

/** The ways in which a typed text may name an order: a condition on the order, or on a row of another table that belongs to it. */
export type Match = {
  field: (typeof orderSearchFields)[number];
  of: 'orders' | 'units' | 'permits' | 'users';
  value: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  /** A frequent word may be in very many orders. */
  isPart?: true;
};

const reverse = (code: string) => [...code].toReversed().join('');

/** Of all orders shorter texts match too much to help anybody; those that wait are few. */
const shortestOf = {
  all: { id: 6, code: 3, vinEnd: 4, phoneEnd: 4, part: 3 },
  waiting: { id: 1, code: 3, vinEnd: 4, phoneEnd: 4, part: 1 },
};
type Among = keyof typeof shortestOf;
type Shortest = (typeof shortestOf)['all'];

function listNumberMatches(search: string, shortest: Shortest): Match[] {
  const { orderNumber, from, to } = parseOrderSearch(search);
  return [
    ...(orderNumber === null
      ? []
      : [match('orderNumber', sql`orders.order_number::text`, sql`orders.order_number = ${orderNumber}`)]),
    ...(from === null || search.replace('#', '').length < shortest.id
      ? []
      : [match('orderId', sql`orders.id::text`, sql`orders.id BETWEEN ${from} AND ${to}`)]),
    ...(search === '' ? [] : [match('poNumber', sql`orders.po_number`, hasPoNumber(search))]),
  ];
}

function match(field: Match['field'], value: RawBuilder<unknown>, where: RawBuilder<unknown>): Match {
  return { field, of: 'orders', value, where };
}

type OfVehicle = (vehicle: RawBuilder<unknown>) => { value: RawBuilder<unknown>; where: RawBuilder<unknown> };

/** By the vehicles of units, which have an index, and by those of single permits, which are few. */
function ofVehicles(field: Match['field'], find: OfVehicle): Match[] {
  return (['truck', 'trailer'] as const).flatMap((part): Match[] => {
    const ofPermit = find(sql`(vehicles -> ${sql.lit(part)})`);
    return [
      { field, of: 'units', ...find(sql.ref(part)) },
      { field, of: 'permits', ...ofPermit, where: sql`vehicles IS NOT NULL AND ${ofPermit.where}` },
    ];
  });
}

function listCodeMatches(search: string, shortest: Shortest): Match[] {
  const code = toSearchCode(search);
  if (code.length < shortest.code) return [];
  const plates = [code, splitPlate(search)?.number ?? code].map((plate) => toPrefixPattern(toSearchCode(plate)));
  return [
    {
      field: 'permitNumber',
      of: 'permits',
      value: sql`state_number`,
      where: sql`state_number <> '' AND search_code(state_number) LIKE ${toPrefixPattern(code)}`,
    },
    ...[...new Set(plates)].flatMap((plate) =>
      ofVehicles('plate', (vehicle) => ({
        value: sql`${vehicle} ->> 'plateNumber'`,
        where: sql`search_code(${vehicle} ->> 'plateNumber') LIKE ${plate}`,
      })),
    ),
    ...(code.length < shortest.vinEnd ? [] : listVinMatches(toPrefixPattern(reverse(code)))),
  ];
}

const listVinMatches = (end: string): Match[] =>
  ofVehicles('vin', (vehicle) => ({
    value: sql`${vehicle} ->> 'vinCode'`,
    where: sql`reverse(search_code(${vehicle} ->> 'vinCode')) LIKE ${end}`,
  }));

/** A whole number, as many carriers have a truck 104: its beginning would find almost all. */
function listUnitMatches(search: string): Match[] {
  const code = toUnitCode(search);
  if (code === '') return [];
  return ofVehicles('unit', (vehicle) => ({
    value: sql`${vehicle} ->> 'internalNumber'`,
    where: sql`search_code(${vehicle} ->> 'internalNumber') = ${code}`,
  }));
}

function listDigitMatches(search: string, shortest: Shortest): Match[] {
  const digits = toPhoneEnd(search);
  if (digits === '') return [];
  const end = toPrefixPattern(reverse(digits));
  const usdot = match(
    'usdot',
    sql`orders.company ->> 'dotNumber'`,
    sql`orders.company IS NOT NULL AND orders.company ->> 'dotNumber' LIKE ${toPrefixPattern(digits)}`,
  );
  if (digits.length < shortest.phoneEnd) return digits.length < shortest.code ? [] : [usdot];
  return [
    usdot,
    match(
      'phone',
      sql`orders.customer_phone`,
      sql`orders.customer_phone <> '' AND reverse(split_part(orders.customer_phone, ' ', 1)) LIKE ${end}`,
    ),
    {
      field: 'phone',
      of: 'users',
      value: sql`users.phone`,
      where: sql`users.phone <> '' AND reverse(split_part(users.phone, ' ', 1)) LIKE ${end}`,
    },
  ];
}

const ofPart = (field: Match['field'], value: RawBuilder<unknown>, part: string): Match => ({
  ...match(field, value, sql`lower(${value}) LIKE ${part}`),
  isPart: true,
});

export function isWholeEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(normalizeEmail(typed));
}

/** Compares a whole address as it is: the index of parts would read all addresses of its domain. */
function listEmailMatches(email: string, isWhole: boolean): Match[] {
  const ofAccount = { field: 'email', of: 'users', value: sql`users.email` } as const;
  const value = sql`orders.customer_email`;
  if (!isWhole) {
    const part = toContainsPattern(email);
    return [ofPart('email', value, part), { ...ofAccount, where: sql`users.email LIKE ${part}` }];
  }
  return [
    match('email', value, sql`orders.customer_email <> '' AND lower(orders.customer_email) = ${email}`),
    { ...ofAccount, where: sql`users.deleted_at IS NULL AND users.email = ${email}` },
  ];
}

const shortestWord = 3;

/** By each word of a name, in any order: `Carrier, Ann` is Ann Carrier. */
function listContactMatches(search: string, among: Among): Match[] {
  const words = search.split(/[\s,]+/).filter((word) => word !== '');
  // An index of trigrams finds no shorter word.
  if (among === 'all' && words.every(({ length }) => length < shortestWord)) return [];
  const hasAll = (name: RawBuilder<unknown>) =>
    sql`(${sql.join(
      words.map((word) => sql`lower(${name}) LIKE ${toContainsPattern(word)}`),
      sql` AND `,
    )})`;
  const ofOrder = sql`orders.customer_person_name`;
  const ofAccount = sql`users.first_name || ' ' || users.middle_name || ' ' || users.last_name`;
  return [
    { ...match('contact', ofOrder, hasAll(ofOrder)), isPart: true },
    {
      field: 'contact',
      of: 'users',
      value: sql`concat_ws(' ', nullif(users.first_name, ''), nullif(users.middle_name, ''), nullif(users.last_name, ''))`,
      where: hasAll(ofAccount),
    },
  ];
}

const ofCompany = sql`orders.company ->> 'name'`;

/** `names` are in lower case. */
export function listCompanyMatches(names: readonly string[]): Match[] {
  return names.map((name) => ofPart('company', ofCompany, toContainsPattern(name)));
}

const fewestLetters = 4;

/** @returns true if a text that nothing was found by may be the misspelled name of a company. */
export function mayBeName(typed: string): boolean {
  return !typed.includes('@') && typed.replaceAll(/\P{L}/gu, '').length >= fewestLetters;
}

function listTextMatches(search: string, shortest: Shortest, isWhole: boolean): Match[] {
  if (search.length < shortest.part) return [];
  const part = toContainsPattern(search.toLowerCase());
  return [
    ...listEmailMatches(search.toLowerCase(), isWhole),
    ...listCompanyMatches([search.toLowerCase()]),
    ofPart('title', sql`orders.title`, part),
  ];
}

type Options = { among?: Among; isWhole?: boolean };

/** With `isWhole`, an e-mail is compared as a whole. */
export function listMatches(typed: string, { among = 'all', isWhole = false }: Options = {}): Match[] {
  const search = typed.trim();
  const number = withoutNumberLabel(search);
  const shortest = shortestOf[among];
  return [
    ...listNumberMatches(search, shortest),
    ...listCodeMatches(number, shortest),
    ...listDigitMatches(number, shortest),
    ...listTextMatches(normalizeEmail(search), shortest, isWhole),
    ...(search.length < shortest.part ? [] : listContactMatches(search.toLowerCase(), among)),
    ...listUnitMatches(search),
  ];
}

/** Waiting orders of companies with one of the names, in lower case. */
export const matchesCompanies = (names: readonly string[]): RawBuilder<SqlBool> =>
  compareWaiting(listCompanyMatches(names));

/** Waiting orders that the search of all orders finds as typed. */
export const matchesWaiting = (typed: string): RawBuilder<SqlBool> =>
  compareWaiting(listMatches(typed, { among: 'waiting' }));

/** Each waiting order is compared, as they are few, and an index would give those of all years. */
function compareWaiting(matches: readonly Match[]): RawBuilder<SqlBool> {
  const any = (of: Match['of']) => {
    const ways = matches.filter((each) => each.of === of).map(({ where }) => sql`(${where})`);
    return ways.length === 0 ? [] : [sql.join(ways, sql` OR `)];
  };
  // An aggregate is computed for each order; EXISTS would first collect all trucks with a frequent number.
  const ofRows = (of: 'units' | 'permits') =>
    any(of).map((where) => sql`(SELECT bool_or(${where}) FROM ${sql.table(of)} WHERE order_id = orders.id)`);
  const ways = [
    ...any('orders'),
    ...ofRows('units'),
    ...ofRows('permits'),
    ...any('users').map((where) => sql`orders.user_id IN (SELECT users.id FROM users WHERE ${where})`),
  ];
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` OR `)})`;
}
