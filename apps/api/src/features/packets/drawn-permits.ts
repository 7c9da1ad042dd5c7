import type { PacketPages } from '@wideload/contract';
import type { Deps } from '#deps.ts';
import { readFile } from '#platform/files/stored-files.ts';
import { Problem } from '#problem.ts';
import { toDocumentKey } from '#features/permits/permits.service.ts';

const MEGABYTE = 1024 * 1024;
const MOST_KEPT = 32 * MEGABYTE;

/** A document never changes. The last ones that were drawn are kept, so that many openings of a link draw once. */
export function createDrawnPermits(deps: Deps): (document: string) => Promise<PacketPages> {
  const kept = new Map<string, PacketPages>();
  const drawing = new Map<string, Promise<PacketPages>>();
  const sizeOf = ({ pages }: PacketPages) => pages.reduce((sum, { length }) => sum + length, 0);

  function keep(document: string, drawn: PacketPages): void {
    kept.set(document, drawn);
    let size = [...kept.values()].reduce((sum, each) => sum + sizeOf(each), 0);
    for (const [oldest, each] of kept) {
      if (size <= MOST_KEPT) return;
      kept.delete(oldest);
      size -= sizeOf(each);
    }
  }

  async function draw(document: string): Promise<PacketPages> {
    const bytes = await readFile(deps, toDocumentKey(document));
    if (bytes === null) throw new Problem('document.unavailable', { cause: new Error('A stored document is gone.') });
    const { pages, count } = await deps.papers.draw(Uint8Array.from(bytes));
    const drawn = {
      pages: pages.map((page) => `data:image/png;base64,${Buffer.from(page).toString('base64')}`),
      count,
    };
    keep(document, drawn);
    return drawn;
  }

  return (document) => {
    const known = kept.get(document);
    if (known !== undefined) return Promise.resolve(known);
    const running = drawing.get(document) ?? draw(document).finally(() => drawing.delete(document));
    drawing.set(document, running);
    return running;
  };
}
