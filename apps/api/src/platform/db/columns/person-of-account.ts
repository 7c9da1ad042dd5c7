import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Whether the person works or worked in the account: the carrier's history keeps the actions of people who have left. */
export function isPersonOfAccount(personColumn: string, accountColumn: string): RawBuilder<SqlBool> {
  const [person, account] = [sql.ref(personColumn), sql.ref(accountColumn)];
  return sql<SqlBool>`(coalesce(${person} = ${account}, false) OR EXISTS (
    SELECT FROM memberships WHERE memberships.account_id = ${account} AND memberships.person_id = ${person}))`;
}
