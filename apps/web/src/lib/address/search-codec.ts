/** Search parameters as texts, so that `0012` stays as it is. The router's own codec would turn it into a number. */
export type SearchTexts = Record<string, string>;

/** Parses `?a=1&b=x` into texts; the last of repeated names wins. */
export function parseSearch(search: string): SearchTexts {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Omits undefined and empty values. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** For a route's `validateSearch`: keeps the named parameters with any value, and drops the rest. */
export function texts<const Name extends string>(...names: Name[]) {
  return (raw: Record<string, unknown>): { [N in Name]?: string } => {
    const kept = names.filter((name) => typeof raw[name] === 'string').map((name) => [name, raw[name]]);
    // The object contains only these names, with texts.
    return Object.fromEntries(kept) as { [N in Name]?: string };
  };
}
