import type { OrderFile } from '@wideload/contract';
import { useEffect, useRef, useState } from 'react';
import type { PermitWorkForm } from '../permit-work/permit-work-form.ts';
import type { LineReading } from './read-line-paper.ts';

type Permit = OrderFile['permits'][number];
type Open = (permit: Permit, parts: Partial<PermitWorkForm>) => void;

/** `outcome` is null while the PDF is read. */
export type LinePaper = { permitId: string; file: File; outcome: LineReading | null };

/** A PDF that was dropped on the line of a permit. Unless it is a wrong one, it opens the permit's issue form. */
export function useLinePaper(order: OrderFile, open: Open) {
  const [paper, setPaper] = useState<LinePaper | null>(null);
  const newest = useRef<File>(null);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });

  async function drop(permit: Permit, file: File): Promise<void> {
    newest.current = file;
    setPaper({ permitId: permit._id, file, outcome: null });
    const { readLinePaper, toFormParts } = await import('./read-line-paper.ts');
    const outcome = await readLinePaper(order, permit, file);
    // Another PDF was dropped in the meantime.
    if (newest.current !== file) return;
    setPaper({ permitId: permit._id, file, outcome });
    if ('refused' in outcome) return;
    latest.current(permit, { file, ...('read' in outcome && toFormParts(outcome.read)) });
  }
  return {
    paper,
    drop,
    forget() {
      newest.current = null;
      setPaper(null);
    },
  };
}
