const LIST = /<ol data-sources[^]*?<\/ol>/;

export type ReadSource = { title: string; url: string | null; from: string };

const asked = new Map<string, Promise<ReadSource[]>>();

/** `sources-list.tsx` renders them on a state's page. */
export function parseSources(html: string): ReadSource[] {
  // Only the list is parsed: the Content-Security-Policy of this page does not allow the styles of the other.
  const list = new DOMParser().parseFromString(LIST.exec(html)?.[0] ?? '', 'text/html');
  return [...list.querySelectorAll('li')].map((item) => {
    const [tier, title, publisher] = [...item.children];
    return {
      title: title?.textContent ?? '',
      url: title?.querySelector('a')?.getAttribute('href') ?? null,
      from: [tier, publisher].map((part) => part?.textContent ?? '').join(', '),
    };
  });
}

async function fetchSources(href: string): Promise<ReadSource[]> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  return parseSources(await response.text());
}

/** The sources of all states would double the size of the check. */
export function loadSources(href: string): Promise<ReadSource[]> {
  const known = asked.get(href);
  if (known !== undefined) return known;
  const fresh = fetchSources(href);
  asked.set(href, fresh);
  fresh.catch(() => asked.delete(href));
  return fresh;
}
