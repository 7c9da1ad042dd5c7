import type { OrderFile, FoundInPdf } from '@wideload/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PermitWorkForm } from '../filing/permit-work.ts';
import { toComparedFacts, toMessage, toPdf, type ReadPdf } from './pdf.ts';
import { describePdfProblem, statePdfs, unreadablePdfs } from '@wideload/contract/client';
import { cents, formatDollars } from '@wideload/domain';
import { call } from '#lib/api/api.ts';
import { formatPermitStatus } from '#product/permit/permit-signs.ts';
import * as texts from './pdfs.texts.ts';

type Permit = OrderFile['permits'][number];
type Facts = Partial<PermitWorkForm>;

/** `found` fills in the form; `former` are the facts of the PDF that the new one replaces. */
export type FillIn = (permit: Permit, facts: { file: File; isChosen: boolean; found: Facts; former: Facts }) => void;

/**
 * `refused` says why the PDF does not fit its line, `unread` why the clerk has to look at it. `read` is the PDF beside the line, null
 * where it gives no facts.
 */
type LineReading =
  | { read: ReadPdf }
  | { unread: string; read: ReadPdf | null }
  | { refused: string; read: ReadPdf | null };

type LineFile = { file: File; isChosen: boolean };

/** Reads a PDF that was dropped on the line of a permit, or chosen in the form of an act on it. */
async function readRowPdf(order: OrderFile, permit: Permit, { file, isChosen }: LineFile): Promise<LineReading> {
  if (!isChosen && permit.status !== 'requested' && permit.status !== 'filed')
    return { refused: texts.notWaiting(formatPermitStatus(permit.status).toLowerCase()), read: null };
  const query = { permit: permit._id };
  try {
    const read = await call(statePdfs.read, { params: { id: order._id }, query, body: toPdf(file) });
    if (read.ok) return { read };
    const words = describePdfProblem(read);
    return unreadablePdfs.has(read.because)
      ? { unread: words, read: read.chosen }
      : { refused: words, read: read.chosen };
  } catch (error) {
    return { refused: toMessage(error), read: null };
  }
}

/** Facts that the PDF does not give stay as they are. */
function toFormParts({ number, validFrom, validTo, feeCents }: FoundInPdf): Partial<PermitWorkForm> {
  return {
    ...(number !== null && { stateNumber: number }),
    ...(validFrom !== null && { validFrom }),
    ...(validTo !== null && { validTo }),
    ...(feeCents !== null && { fee: formatDollars(cents(feeCents)) }),
  };
}

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
  const outcome = await readRowPdf(order, permit, file);
  const found = 'refused' in outcome || outcome.read === null ? {} : toFormParts(outcome.read);
  return { outcome, found };
}
