import type { orderSearchFields } from '@wideload/contract/client';
import { normalizeEmail, splitPlate, toPhoneEnd, toSearchCode, toUnitCode, withoutNumberLabel } from '@wideload/domain';
import { sql, type RawBuilder } from 'kysely';
import { toContainsPattern, toPrefixPattern } from '#platform/db/search.ts';
import { hasPoNumber, parseOrderSearch } from '#features/orders/orders.service.ts';

/** `select` gives the id of an order first, then the value that matched. */
type Branch = { field: (typeof orderSearchFields)[number]; select: RawBuilder<unknown> };

const reverse = (code: string) => [...code].toReversed().join('');

/** Shorter texts match too much to help anybody. */
const shortest = { id: 6, code: 3, vinEnd: 4, phoneEnd: 4, part: 3 };

const mostAccounts = 20;
/** One more than a search shows. */
const mostOfAccount = 11;
const mostNewest = 1000;

function listNumberBranches(search: string): Branch[] {
  const { orderNumber, from, to } = parseOrderSearch(search);
  return [
    ...(orderNumber === null
      ? []
      : [branch('orderNumber', sql`order_number::text`, sql`order_number = ${orderNumber}`)]),
    ...(from === null || search.replace('#', '').length < shortest.id
      ? []
      : [branch('orderId', sql`id::text`, sql`id BETWEEN ${from} AND ${to}`)]),
    ...(search === '' ? [] : [branch('poNumber', sql`po_number`, hasPoNumber(search))]),
  ];
}

function branch(field: Branch['field'], value: RawBuilder<unknown>, where: RawBuilder<unknown>): Branch {
  return { field, select: sql`SELECT orders.id, ${value} AS value FROM orders WHERE ${where}` };
}

type OfVehicle = (vehicle: RawBuilder<unknown>) => { value: RawBuilder<unknown>; where: RawBuilder<unknown> };

/** By the vehicles of units, which have an index, and by those of single permits, which are few. */
function ofVehicles(field: Branch['field'], find: OfVehicle): Branch[] {
  return (['truck', 'trailer'] as const).flatMap((part) => {
    const [ofUnit, ofPermit] = [find(sql.ref(part)), find(sql`(vehicles -> ${sql.lit(part)})`)];
    return [
      { field, select: sql`SELECT order_id AS id, ${ofUnit.value} AS value FROM units WHERE ${ofUnit.where}` },
      {
        field,
        select: sql`SELECT order_id AS id, ${ofPermit.value} AS value FROM permits
          WHERE vehicles IS NOT NULL AND ${ofPermit.where}`,
      },
    ];
  });
}

function listCodeBranches(search: string): Branch[] {
  const code = toSearchCode(search);
  const prefix = toPrefixPattern(code);
  if (code.length < shortest.code) return [];
  const plates = [code, splitPlate(search)?.number ?? code].map((plate) => toPrefixPattern(toSearchCode(plate)));
  return [
    {
      field: 'permitNumber',
      select: sql`SELECT order_id AS id, state_number AS value FROM permits
        WHERE state_number <> '' AND search_code(state_number) LIKE ${prefix}`,
    },
    ...[...new Set(plates)].flatMap((plate) =>
      ofVehicles('plate', (vehicle) => ({
        value: sql`${vehicle} ->> 'plateNumber'`,
        where: sql`search_code(${vehicle} ->> 'plateNumber') LIKE ${plate}`,
      })),
    ),
    ...(code.length < shortest.vinEnd ? [] : listVinBranches(toPrefixPattern(reverse(code)))),
  ];
}

const listVinBranches = (end: string): Branch[] =>
  ofVehicles('vin', (vehicle) => ({
    value: sql`${vehicle} ->> 'vinCode'`,
    where: sql`reverse(search_code(${vehicle} ->> 'vinCode')) LIKE ${end}`,
  }));

/** A whole number, as many carriers have a truck 104: its beginning would find almost all. */
function listUnitBranches(search: string): Branch[] {
  const code = toUnitCode(search);
  if (code === '') return [];
  return ofVehicles('unit', (vehicle) => ({
    value: sql`${vehicle} ->> 'internalNumber'`,
    where: sql`search_code(${vehicle} ->> 'internalNumber') = ${code}`,
  }));
}

function listDigitBranches(search: string): Branch[] {
  const digits = toPhoneEnd(search);
  if (digits === '') return [];
  const end = toPrefixPattern(reverse(digits));
  const usdot = branch(
    'usdot',
    sql`company ->> 'dotNumber'`,
    sql`company IS NOT NULL AND company ->> 'dotNumber' LIKE ${toPrefixPattern(digits)}`,
  );
  if (digits.length < shortest.phoneEnd) return digits.length < shortest.code ? [] : [usdot];
  return [
    usdot,
    branch(
      'phone',
      sql`customer_phone`,
      sql`customer_phone <> '' AND reverse(split_part(customer_phone, ' ', 1)) LIKE ${end}`,
    ),
    ofAccount(
      'phone',
      sql`users.phone`,
      sql`users.phone <> '' AND reverse(split_part(users.phone, ' ', 1)) LIKE ${end}`,
    ),
  ];
}

/** The newest orders of each account: the planner would rather read all orders, newest first, than look up accounts. */
function ofAccount(field: Branch['field'], value: RawBuilder<unknown>, where: RawBuilder<unknown>): Branch {
  return {
    field,
    select: sql`SELECT newest.id, accounts.value
      FROM (SELECT users.id, ${value} AS value FROM users WHERE ${where} LIMIT ${mostAccounts}) AS accounts,
        LATERAL (
          SELECT orders.id FROM orders WHERE orders.user_id = accounts.id
          ORDER BY orders.created_at DESC, orders.id DESC LIMIT ${mostOfAccount}
        ) AS newest`,
  };
}

const newest = sql`(SELECT id, company, title, customer_email FROM orders ORDER BY id DESC LIMIT ${sql.lit(mostNewest)})`;

/**
 * The newest orders are read on their own. Where enough of them match, they are the answer, and the index is not read: it
 * would collect all orders with a frequent word.
 */
function ofOrders(field: Branch['field'], value: RawBuilder<unknown>, part: string): Branch[] {
  const matches = sql`lower(${value}) LIKE ${part}`;
  const found = sql`SELECT count(*) FROM (SELECT FROM ${newest} AS orders WHERE ${matches} LIMIT ${sql.lit(mostOfAccount)}) AS enough`;
  return [
    { field, select: sql`SELECT id, ${value} AS value FROM ${newest} AS orders WHERE ${matches}` },
    branch(field, value, sql`${matches} AND (${found}) < ${sql.lit(mostOfAccount)}`),
  ];
}

export function isWholeEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(normalizeEmail(typed));
}

/** Compares a whole address as it is: the index of parts would read all addresses of its domain. */
function listEmailBranches(email: string, isWhole: boolean): Branch[] {
  const part = toContainsPattern(email);
  if (!isWhole)
    return [
      ...ofOrders('email', sql`customer_email`, part),
      ofAccount('email', sql`users.email`, sql`email LIKE ${part}`),
    ];
  const ofOrder = sql`customer_email <> '' AND lower(customer_email) = ${email}`;
  return [
    branch('email', sql`customer_email`, ofOrder),
    ofAccount('email', sql`users.email`, sql`deleted_at IS NULL AND email = ${email}`),
  ];
}

function listTextBranches(search: string, isWhole: boolean): Branch[] {
  if (search.length < shortest.part) return [];
  const part = toContainsPattern(search.toLowerCase());
  return [
    ...listEmailBranches(search.toLowerCase(), isWhole),
    ...ofOrders('company', sql`company ->> 'name'`, part),
    ...ofOrders('title', sql`title`, part),
  ];
}

/** The ways in which a typed text may name an order, as a whole e-mail or as a part of one. */
export function listSearchBranches(typed: string, { isWhole = false } = {}): Branch[] {
  const search = typed.trim();
  const number = withoutNumberLabel(search);
  return [
    ...listNumberBranches(search),
    ...listCodeBranches(number),
    ...listDigitBranches(number),
    ...listTextBranches(normalizeEmail(search), isWhole),
    ...listUnitBranches(search),
  ];
}
