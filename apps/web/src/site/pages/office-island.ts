import { wake as wakeDialog } from '#ui/overlay/dialog-island.ts';

const MAP = /<svg data-office-map[^]*?<\/svg>/;

async function fetchMap(address: string): Promise<DocumentFragment> {
  const response = await fetch(address);
  // Only the map is parsed: the Content-Security-Policy of this page does not allow the styles of the other.
  const markup = MAP.exec(response.ok ? await response.text() : '')?.[0];
  if (markup === undefined) throw new Error(`There is no map at ${address}: ${response.status}`);
  return document.createRange().createContextualFragment(markup);
}

/** Few visitors open the map of an office, so the first press fetches it. */
export async function wake(island: HTMLElement): Promise<void> {
  const link = island.querySelector<HTMLAnchorElement>('a[data-map]');
  if (link !== null) link.replaceWith(await fetchMap(link.href));
  wakeDialog(island);
}
