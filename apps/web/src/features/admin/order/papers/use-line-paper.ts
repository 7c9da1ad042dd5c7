import type { OrderFile } from '@wideload/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PermitWorkForm } from '../filing/permit-work-form.ts';
import type { LineReading } from './read-line-paper.ts';
import { toComparedFacts } from './paper.ts';
import { couldNotRead } from './papers.texts.ts';

type Permit = OrderFile['permits'][number];
type Facts = Partial<PermitWorkForm>;

/** `found` fills in the form; `former` are the facts of the PDF that the new one replaces. */
export type FillIn = (permit: Permit, facts: { file: File; isChosen: boolean; found: Facts; former: Facts }) => void;

/** `outcome` is null while the PDF is read. A chosen file is attached by its field, whatever it is. */
export type LinePaper = { file: File; isChosen: boolean; outcome: LineReading | null };

function without<T>(all: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _, ...others } = all;
  return others;
}

/** For each permit, the PDF that was dropped on its line, or chosen in the form of an act on it. */
export function useLinePaper(order: OrderFile, fillIn: FillIn) {
  const [papers, setPapers] = useState<Readonly<Record<string, LinePaper>>>({});
  const newest = useRef(new Map<string, File>());
  const formerFacts = useRef(new Map<string, Facts>());
  const latest = useRef(fillIn);
  useEffect(() => {
    latest.current = fillIn;
  });

  async function read(permit: Permit, file: File, isChosen: boolean): Promise<void> {
    const { _id: id } = permit;
    const put = (outcome: LinePaper['outcome']) => setPapers((all) => ({ ...all, [id]: { file, isChosen, outcome } }));
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
    find: ({ _id }: Permit): LinePaper | null => papers[_id] ?? null,
    drop: (permit: Permit, file: File) => void read(permit, file, false),
    choose: (permit: Permit, file: File) => void read(permit, file, true),
    forget({ _id }: Permit) {
      newest.current.delete(_id);
      formerFacts.current.delete(_id);
      setPapers((all) => without(all, _id));
    },
  };
}

export type LinePapers = ReturnType<typeof useLinePaper>;

async function readFacts(
  order: OrderFile,
  permit: Permit,
  file: { file: File; isChosen: boolean },
): Promise<{ outcome: LineReading; found: Facts }> {
  // A release may have removed the file of the reader.
  const reader = await import('./read-line-paper.ts').catch(() => null);
  if (reader === null) return { outcome: { unread: couldNotRead, read: null }, found: {} };
  const outcome = await reader.readLinePaper(order, permit, file);
  const found = 'refused' in outcome || outcome.read === null ? {} : reader.toFormParts(outcome.read);
  return { outcome, found };
}
