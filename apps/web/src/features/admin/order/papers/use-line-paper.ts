import type { OrderFile } from '@wideload/contract';
import { useEffect, useRef, useState } from 'react';
import type { PermitWorkForm } from '../permit-work/permit-work-form.ts';
import type { LineReading } from './read-line-paper.ts';
import { couldNotRead } from './papers.texts.ts';

type Permit = OrderFile['permits'][number];
type Facts = Partial<PermitWorkForm>;

/** `found` fills in the form; `former` are the facts of the PDF that the new one replaces. */
export type FillIn = (permit: Permit, facts: { file: File; isChosen: boolean; found: Facts; former: Facts }) => void;

/** `outcome` is null while the PDF is read. A chosen file is attached by its field, whatever it is. */
export type LinePaper = { permitId: string; file: File; isChosen: boolean; outcome: LineReading | null };

/** The PDF that was dropped on the line of a permit, or chosen in its form. */
export function useLinePaper(order: OrderFile, fillIn: FillIn) {
  const [paper, setPaper] = useState<LinePaper | null>(null);
  const newest = useRef<File>(null);
  const formerFacts = useRef(new Map<string, Facts>());
  const latest = useRef(fillIn);
  useEffect(() => {
    latest.current = fillIn;
  });

  async function read(permit: Permit, file: File, isChosen: boolean): Promise<void> {
    const of = { permitId: permit._id, file, isChosen };
    newest.current = file;
    setPaper({ ...of, outcome: null });
    const { outcome, found } = await readFacts(order, permit, file);
    // Another PDF came in the meantime.
    if (newest.current !== file) return;
    setPaper({ ...of, outcome });
    if ('refused' in outcome && !isChosen) return;
    latest.current(permit, { file, isChosen, found, former: formerFacts.current.get(permit._id) ?? {} });
    formerFacts.current.set(permit._id, found);
  }
  return {
    paper,
    drop: (permit: Permit, file: File) => void read(permit, file, false),
    choose: (permit: Permit, file: File) => void read(permit, file, true),
    forget() {
      newest.current = null;
      setPaper(null);
    },
  };
}

export type LinePapers = ReturnType<typeof useLinePaper>;

async function readFacts(
  order: OrderFile,
  permit: Permit,
  file: File,
): Promise<{ outcome: LineReading; found: Facts }> {
  // A release may have removed the file of the reader.
  const reader = await import('./read-line-paper.ts').catch(() => null);
  if (reader === null) return { outcome: { unread: couldNotRead }, found: {} };
  const outcome = await reader.readLinePaper(order, permit, file);
  return { outcome, found: 'read' in outcome ? reader.toFormParts(outcome.read) : {} };
}
