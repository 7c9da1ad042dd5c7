import type { OrderFile } from '@wideload/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PermitWorkForm } from '../filing/permit-work-form.ts';
import type { LineReading } from './read-line-pdf.ts';
import { toComparedFacts } from './pdf.ts';
import { couldNotRead } from './pdfs.texts.ts';

type Permit = OrderFile['permits'][number];
type Facts = Partial<PermitWorkForm>;

/** `found` fills in the form; `former` are the facts of the PDF that the new one replaces. */
export type FillIn = (permit: Permit, facts: { file: File; isChosen: boolean; found: Facts; former: Facts }) => void;

/** `outcome` is null while the PDF is read. A chosen file is attached by its field, whatever it is. */
export type RowPdf = { file: File; isChosen: boolean; outcome: LineReading | null };

function without<T>(all: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _, ...others } = all;
  return others;
}

/** For each permit, the PDF that was dropped on its line, or chosen in the form of an act on it. */
export function useRowPdf(order: OrderFile, fillIn: FillIn) {
  const [papers, setPapers] = useState<Readonly<Record<string, RowPdf>>>({});
  const newest = useRef(new Map<string, File>());
  const formerFacts = useRef(new Map<string, Facts>());
  const latest = useRef(fillIn);
  useEffect(() => {
    latest.current = fillIn;
  });

  async function read(permit: Permit, file: File, isChosen: boolean): Promise<void> {
    const { _id: id } = permit;
    const put = (outcome: RowPdf['outcome']) => setPapers((all) => ({ ...all, [id]: { file, isChosen, outcome } }));
    newest.current.set(id, file);
    put(null);
    const { outcome, found } = await readFacts(order, permit, { file, isChosen });
    // Another PDF came in the meantime, or the act was canceled.
    if (newest.current.get(id) !== file) return;
    put(outcome);
    if ('refused' in outcome && !isChosen) return;
    latest.current(permit, { file, isChosen, found, former: formerFacts.current.get(id) ?? {} });
    formerFacts.current.set(id, found);
  }

  const readAttachedAgain = useEffectEvent(() => {
    for (const permit of order.permits) {
      const paper = papers[permit._id];
      if (paper?.outcome && (paper.isChosen || !('refused' in paper.outcome)))
        void read(permit, paper.file, paper.isChosen);
    }
  });
  const compared = toComparedFacts(order);
  useEffect(() => readAttachedAgain(), [compared]);

  return {
    find: ({ _id }: Permit): RowPdf | null => papers[_id] ?? null,
    drop: (permit: Permit, file: File) => void read(permit, file, false),
    choose: (permit: Permit, file: File) => void read(permit, file, true),
    forget({ _id }: Permit) {
      newest.current.delete(_id);
      formerFacts.current.delete(_id);
      setPapers((all) => without(all, _id));
    },
  };
}

export type RowPdfs = ReturnType<typeof useRowPdf>;

async function readFacts(
  order: OrderFile,
  permit: Permit,
  file: { file: File; isChosen: boolean },
): Promise<{ outcome: LineReading; found: Facts }> {
  // A release may have removed the file of the reader.
  const reader = await import('./read-line-pdf.ts').catch(() => null);
  if (reader === null) return { outcome: { unread: couldNotRead, read: null }, found: {} };
  const outcome = await reader.readRowPdf(order, permit, file);
  const found = 'refused' in outcome || outcome.read === null ? {} : reader.toFormParts(outcome.read);
  return { outcome, found };
}
