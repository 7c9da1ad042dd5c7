const LIST = /<ol data-sources[^]*?<\/ol>/;

export type ReadSource = { title: string; url: string | null; from: string };

const asked = new Map<string, Promise<ReadSource[]>>();

/** The sources that a page of a state lists (`sources-list.tsx`). */
export function sourcesIn(html: string): ReadSource[] {
  // The list alone: the rest of that page has styles of its own, which this page's policy does not know.
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

async function read(href: string): Promise<ReadSource[]> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  return sourcesIn(await response.text());
}

/** The sources of a state, from its own page: those of all states would double what the check weighs. Asked once; a failure is asked again. */
export function sourcesAt(href: string): Promise<ReadSource[]> {
  const known = asked.get(href);
  if (known !== undefined) return known;
  const fresh = read(href);
  asked.set(href, fresh);
  fresh.catch(() => asked.delete(href));
  return fresh;
}
