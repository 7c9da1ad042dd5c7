/** Search parameters as the address has them: texts, `0012` included. The router's own codec would make numbers of them. */
export type SearchTexts = Record<string, string>;

/** `?a=1&b=x` as texts; of a repeated name the last one counts. */
export function parseSearch(search: string): SearchTexts {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The other way; what is undefined or empty is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** For a route's `validateSearch`: keeps the named parameters, whatever they hold, and drops the rest. */
export function texts<const Name extends string>(...names: Name[]) {
  return (raw: Record<string, unknown>): { [N in Name]?: string } => {
    const kept = names.filter((name) => typeof raw[name] === 'string').map((name) => [name, raw[name]]);
    // Built from these names and texts only.
    return Object.fromEntries(kept) as { [N in Name]?: string };
  };
}
