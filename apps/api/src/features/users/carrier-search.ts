import { readDocket, toPhoneEnd, withoutNumberLabel } from '@wideload/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Admin } from '#actor.ts';
import { inLikeness } from '#features/orders/orders.service.ts';
import { toContainsPattern, toPrefixPattern } from '#platform/db/search.ts';
import type { Db } from '#platform/db/transaction.ts';

/** A trigram has three letters: of a shorter text the beginning is found by index, any part of a name is not. */
const fewestLetters = 3;
/** Too many phone numbers end with fewer digits. */
const fewestDigits = 4;
/** The number of a contact is looked for as a whole: it is in each of the carrier's orders. */
const wholePhone = 10;
/** A frequent first name is the contact of very many orders. */
const mostOrders = 1000;
const mostAlike = 20;

const liveCompanies = sql`SELECT user_id FROM companies WHERE deleted_at IS NULL`;
const fullName = sql`lower(first_name || ' ' || middle_name || ' ' || last_name)`;
const ofCompany = sql`lower(name)`;
const ofContact = sql`lower(customer_person_name)`;

/** By each word in any order: `Carrier, Ann` is Ann Carrier. A short text alone is the beginning of a name. */
function hasWords(name: RawBuilder<unknown>, typed: string): RawBuilder<unknown> {
  const words = typed.split(/[\s,]+/).filter((word) => word !== '');
  if (words.every(({ length }) => length < fewestLetters)) return sql`${name} LIKE ${toPrefixPattern(typed)}`;
  return sql`(${sql.join(
    words.map((word) => sql`${name} LIKE ${toContainsPattern(word)}`),
    sql` AND `,
  )})`;
}

function selectByName(typed: string): RawBuilder<unknown>[] {
  const part = typed.length < fewestLetters ? toPrefixPattern(typed) : toContainsPattern(typed);
  return [
    sql`SELECT id FROM users WHERE email LIKE ${part}`,
    sql`SELECT id FROM users WHERE ${hasWords(fullName, typed)}`,
    sql`${liveCompanies} AND ${hasWords(ofCompany, typed)}`,
    // An index of trigrams finds no shorter word, and the contacts of all orders are many.
    ...(typed.length < fewestLetters
      ? []
      : [sql`(SELECT user_id FROM orders WHERE ${hasWords(ofContact, typed)} LIMIT ${sql.lit(mostOrders)})`]),
  ];
}

/** As numbers are said and read: `USDOT 1234567`, `MC-900002`, the end of a phone. */
function selectByNumber(typed: string): RawBuilder<unknown>[] {
  const said = withoutNumberLabel(typed);
  const usdot = said.replace(/\D/g, '');
  const { number: docket } = readDocket(typed);
  const digits = toPhoneEnd(said);
  const end = [...digits].toReversed().join('');
  const phone = sql`phone <> '' AND reverse(split_part(phone, ' ', 1)) LIKE ${toPrefixPattern(end)}`;
  return [
    ...(usdot === '' ? [] : [sql`${liveCompanies} AND dot_number = ${usdot}`]),
    ...(/^\d+$/.test(docket) ? [sql`${liveCompanies} AND docket_number <> '' AND docket_number = ${docket}`] : []),
    ...(digits.length < fewestDigits
      ? []
      : [sql`SELECT id FROM users WHERE ${phone}`, sql`${liveCompanies} AND ${phone}`]),
    ...(digits.length < wholePhone
      ? []
      : [
          sql`SELECT user_id FROM orders
            WHERE customer_phone <> '' AND reverse(split_part(customer_phone, ' ', 1)) = ${end}`,
        ]),
  ];
}

/** Finds carriers by the words of a caller. Each branch uses its own index; one `OR` would use none. */
export function matchCarrier(search: string, alike?: readonly string[]): RawBuilder<SqlBool> {
  if (alike !== undefined) return sql`users.id = ANY(${[...alike]}::uuid[])`;
  const typed = search.toLowerCase();
  return sql`users.id IN (${sql.join([...selectByName(typed), ...selectByNumber(search)], sql` UNION `)})`;
}

/** Carriers whose own name or company resembles a misspelled one. */
export function findAlikeCarriers(db: Db, _by: Admin, search: string): Promise<string[]> {
  const typed = search.trim().toLowerCase();
  const alike = (name: RawBuilder<unknown>) => sql`resembles(${name}, ${typed})`;
  return inLikeness(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM users WHERE ${alike(fullName)}
      UNION ${liveCompanies} AND ${alike(ofCompany)} LIMIT ${sql.lit(mostAlike)}`.execute(tx);
    return rows.map(({ id }) => id);
  });
}
