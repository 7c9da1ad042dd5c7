import { useEffect, useEffectEvent, useRef, useState } from 'react';

function findPermit({ target, dataTransfer }: DragEvent): string | undefined {
  const isFiles = dataTransfer?.types.includes('Files') === true;
  if (!isFiles || !(target instanceof Element)) return undefined;
  // A file field takes its own drop.
  if (target instanceof HTMLInputElement && target.type === 'file') return undefined;
  return target.closest<HTMLElement>('[data-permit]')?.dataset['permit'];
}

/** A single file that is dropped on an element with the id of a permit. Several files go to the page. */
export function useLineDrop(onDrop: (permitId: string, file: File) => void) {
  const ref = useRef<HTMLTableElement>(null);
  const [over, setOver] = useState<string>();
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(undefined);
    const permitId = findPermit(event);
    const [file, second] = event.dataTransfer?.files ?? [];
    if (permitId === undefined || file === undefined || second !== undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onDrop(permitId, file);
  });
  useEffect(() => {
    const table = ref.current;
    const end = new AbortController();
    const { signal } = end;
    table?.addEventListener('dragover', (event) => setOver(findPermit(event)), { signal });
    table?.addEventListener('dragleave', () => setOver(undefined), { signal });
    table?.addEventListener('drop', (event) => drop(event), { signal });
    return () => end.abort();
  }, []);
  return { ref, over };
}
