/** About a field of a record, for the person who gave it. */
export type Found = { field: string; message: string };

/** `values` by field, each of which one record should have alone; `''` for none. */
export type Identified = { name: string; values: Readonly<Record<string, string>> };

const mostNamed = 3;

function formatTwins(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const said = [...names.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])];
  return `${said.join(', ')} ${names.length === 1 ? 'has' : 'have'} the same`;
}

const listValues = ({ values }: Identified) => Object.entries(values).filter(([, value]) => value !== '');

/** @returns for each record the fields whose value others have, too */
export function findTwins(records: readonly Identified[]): Found[][] {
  const owners = new Map<string, Identified[]>();
  const ownersOf = (field: string, value: string) => {
    const known = owners.get(`${field} ${value}`) ?? [];
    owners.set(`${field} ${value}`, known);
    return known;
  };
  for (const record of records) for (const [field, value] of listValues(record)) ownersOf(field, value).push(record);
  return records.map((record) =>
    listValues(record).flatMap(([field, value]) => {
      const twins = ownersOf(field, value).filter((other) => other !== record);
      return twins.length === 0 ? [] : [{ field, message: formatTwins(twins.map(({ name }) => name)) }];
    }),
  );
}
