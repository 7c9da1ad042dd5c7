import { wake as wakeDialog } from '../../../ui/overlay/dialog-island.ts';

const MAP = /<svg data-office-map[^]*?<\/svg>/;

/** The map of an office, from the page of ours that it stands on. Throws when that cannot be had. */
async function mapOf(address: string): Promise<DocumentFragment> {
  const response = await fetch(address);
  // The map alone: the rest of that page has styles of its own, which this page's policy does not know.
  const markup = MAP.exec(response.ok ? await response.text() : '')?.[0];
  if (markup === undefined) throw new Error(`There is no map at ${address}: ${response.status}`);
  return document.createRange().createContextualFragment(markup);
}

/** A modal with the map of an office, which few visitors look at: it is fetched when its button is touched. */
export async function wake(island: HTMLElement): Promise<void> {
  const link = island.querySelector<HTMLAnchorElement>('a[data-map]');
  if (link !== null) link.replaceWith(await mapOf(link.href));
  wakeDialog(island);
}
