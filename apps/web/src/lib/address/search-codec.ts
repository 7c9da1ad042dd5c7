/** The router's codec would turn `0012` into a number. */
export type SearchTexts = Record<string, string>;

export function parseSearch(search: string): SearchTexts {
  return Object.fromEntries(new URLSearchParams(search));
}

export function formatSearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

export function readTexts<const Name extends string>(...names: Name[]) {
  return (raw: Record<string, unknown>): { [N in Name]?: string } => {
    const kept = names.filter((name) => typeof raw[name] === 'string').map((name) => [name, raw[name]]);
    // The object contains only these names, with texts.
    return Object.fromEntries(kept) as { [N in Name]?: string };
  };
}
