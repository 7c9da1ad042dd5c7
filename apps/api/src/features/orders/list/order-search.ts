import {
  findNamedStates,
  splitPlate,
  toPhoneEnd,
  toPoCode,
  toSearchCode,
  toUnitCode,
  withoutNumberLabel,
} from '@wideload/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { parseIdText, parseNumberText, toPrefixPattern } from '#platform/db/search.ts';

const lowest = '00000000-0000-0000-0000-000000000000';
const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type OrderSearch = { orderNumber: number | null } & ({ from: string; to: string } | { from: null; to: null });

/**
 * A search finds one order by its number, and the orders whose ids begin with the text: a range from the lowest to the
 * highest such id.
 */
export function parseOrderSearch(typed: string): OrderSearch {
  const search = withoutNumberLabel(typed);
  const text = parseIdText(search) ?? '';
  const orderNumber = parseNumberText(search);
  const [from, to] = [lowest, highest].map((end) => text + end.slice(text.length));
  // No id begins with a misplaced hyphen.
  if (text === '' || from === undefined || to === undefined || !id.test(from))
    return { orderNumber, from: null, to: null };
  return { orderNumber, from, to };
}

/** Orders whose PO / job number begins with `search`, with or without the word PO; uses `orders_po_number` and `orders_po_code`. */
export function hasPoNumber(search: string): RawBuilder<SqlBool> {
  const asTyped = sql`lower(orders.po_number) LIKE lower(${toPrefixPattern(search)})`;
  const code = toPoCode(search);
  // Each side names the condition of its index.
  const ways = [
    sql`(orders.po_number <> '' AND ${asTyped})`,
    ...(code === '' ? [] : [sql`(orders.po_number <> '' AND po_code(orders.po_number) LIKE ${toPrefixPattern(code)})`]),
  ];
  return sql<SqlBool>`(${sql.join(ways, sql` OR `)})`;
}

/** Shorter texts match too much to help anybody. */
const shortest = { code: 3, end: 4 };

const endsWith = (text: RawBuilder<unknown>, end: string) =>
  sql`reverse(${text}) LIKE ${toPrefixPattern([...end].toReversed().join(''))}`;

/** By permit number, plate, end of a VIN, or unit number, in any spelling. */
function matchesOwnNumbers(search: string): RawBuilder<unknown>[] {
  const [code, unit] = [toSearchCode(search), toUnitCode(search)];
  const plates = [...new Set([code, toSearchCode(splitPlate(search)?.number ?? '')])].filter(
    (plate) => plate.length >= shortest.code,
  );
  const ofVehicle = (vehicle: RawBuilder<unknown>) => [
    ...plates.map((plate) => sql`search_code(${vehicle} ->> 'plateNumber') LIKE ${toPrefixPattern(plate)}`),
    ...(code.length < shortest.end ? [] : [endsWith(sql`search_code(${vehicle} ->> 'vinCode')`, code)]),
    ...(unit === '' ? [] : [sql`search_code(${vehicle} ->> 'internalNumber') = ${unit}`]),
  ];
  const ofUnits = [sql`units.truck`, sql`units.trailer`].flatMap(ofVehicle);
  const ofOwn = [sql`(permits.vehicles -> 'truck')`, sql`(permits.vehicles -> 'trailer')`].flatMap(ofVehicle);
  const ofPermits = sql`permits.state_number <> '' AND search_code(permits.state_number) LIKE ${toPrefixPattern(code)}`;
  return [
    ...(ofUnits.length === 0
      ? []
      : [
          sql`EXISTS (SELECT FROM units WHERE units.order_id = orders.id AND (${sql.join(ofUnits, sql` OR `)}))`,
          sql`EXISTS (SELECT FROM permits WHERE permits.order_id = orders.id AND permits.vehicles IS NOT NULL
            AND (${sql.join(ofOwn, sql` OR `)}))`,
        ]),
    ...(code.length < shortest.code
      ? []
      : [sql`EXISTS (SELECT FROM permits WHERE permits.order_id = orders.id AND ${ofPermits})`]),
  ];
}

function matchesOwnPhone(search: string): RawBuilder<unknown>[] {
  const end = toPhoneEnd(search);
  return end.length < shortest.end ? [] : [endsWith(sql`split_part(orders.customer_phone, ' ', 1)`, end)];
}

/**
 * Own orders that have `search` in their title or company, go through all the states that it names, or have a number, plate or phone
 * number that it spells.
 * Compares each order of one carrier, whom the index `orders_user` finds: with LIKE the database would first collect the
 * orders of all carriers that have a frequent word.
 */
export function matchesOwnOrder(search: string): RawBuilder<SqlBool> {
  const states = findNamedStates(search);
  const number = withoutNumberLabel(search);
  const ways = [
    sql`strpos(lower(orders.title), lower(${search})) > 0`,
    sql`strpos(lower(orders.company ->> 'name'), lower(${search})) > 0`,
    hasPoNumber(search),
    ...matchesOwnNumbers(number),
    ...matchesOwnPhone(number),
    ...(states.length === 0 ? [] : [sql`orders.jurisdictions @> ${states}::text[]`]),
    ...matchNumberOrId(number),
  ];
  return sql<SqlBool>`(${sql.join(ways, sql` OR `)})`;
}

function matchNumberOrId(search: string): RawBuilder<unknown>[] {
  const [number, idStart] = [parseNumberText(search), parseIdText(search)];
  return [
    ...(number === null ? [] : [sql`orders.order_number = ${number}`]),
    ...(idStart === undefined ? [] : [sql`orders.id::text LIKE ${`${idStart}%`}`]),
  ];
}
