import {
  describeFormDifference,
  describePdfDifference,
  listPaperDoubts,
  listPdfWarnings,
  type PdfReading,
  type TypedFacts,
} from '@wideload/contract';
import { findDoubtfulDifferences, parseDay, type PdfDifference } from '@wideload/domain';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { PdfJobReading } from '#platform/state-pdfs/pdf-job.ts';
import { Problem } from '#problem.ts';
import type { LockedPermit } from '../locked-permit.ts';
import { hopeForChanges } from '#features/order-changes/order-changes.service.ts';
import { comparePdf, findLastToday, findTakenNumber, listCandidates } from './compare-pdf.ts';

type Facts = { stateNumber: string } & Record<'validFrom' | 'validTo', string | null> & {
    chargedFeeCents?: number | null | undefined;
    despiteDoubts?: 'true' | undefined;
  };
type Issuing = { locked: LockedPermit; reading: PdfJobReading; facts: Facts };

function toTyped({ stateNumber: number, validFrom, validTo, chargedFeeCents: feeCents }: Facts): TypedFacts {
  return { number, validFrom, validTo, feeCents };
}

const toDay = (day: string | null) => (day === null ? null : parseDay(day));

type Compared = Issuing & { read: PdfReading; now: Date };

/** Of the facts in the form and of those on the PDF, each in words and once. */
function listDoubts({ locked: { order, permit }, facts, read, now }: Compared): string[] {
  const candidate = listCandidates(order).find(({ permitId }) => permitId === permit._id);
  if (candidate === undefined) return [];
  const find = (days: Pick<Facts, 'validFrom' | 'validTo'>, feeCents: number | null) =>
    findDoubtfulDifferences(
      { validFrom: toDay(days.validFrom), validTo: toDay(days.validTo), feeCents },
      candidate,
      findLastToday(now),
    );
  const pdf = read.ok ? read : read.chosen;
  const onPdf = pdf === null ? [] : find(pdf, pdf.feeCents);
  const isOnPdf = (one: PdfDifference) => onPdf.some(({ field, found }) => field === one.field && found === one.found);
  const inForm = find(facts, facts.chargedFeeCents ?? null).filter((one) => !isOnPdf(one));
  return [...listPaperDoubts(read), ...onPdf.map(describePdfDifference), ...inForm.map(describeFormDifference)];
}

/**
 * The differences between a permit's PDF and its order or the form, in the words on the clerk's screen. Those that are probably a
 * mistake are refused until the clerk was asked about them.
 */
export async function listWarnings(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { locked, reading, facts }: Issuing,
): Promise<string[]> {
  const { permit } = locked;
  const order = await hopeForChanges(tx, locked.order);
  const now = clock.now();
  const read = await comparePdf(tx, { order, reading, now, permit: permit._id });
  const pdf = read.ok ? read : read.chosen;
  const taken = [
    ...(pdf?.differences ?? []).filter(({ field }) => field === 'number'),
    ...(await findTakenNumber(tx, facts.stateNumber, { permitId: permit._id, state: permit.state })),
  ].map(describePdfDifference);
  const doubts = [...new Set([...taken, ...listDoubts({ locked: { ...locked, order }, reading, facts, read, now })])];
  if (doubts.length > 0 && facts.despiteDoubts === undefined)
    throw new Problem('permit.doubtful', { detail: doubts.map(closeSentence).join(' '), members: { doubts } });
  // A number that is on the PDF as well is named once.
  return [...new Set([...listPdfWarnings(read, toTyped(facts)), ...doubts])];
}

/** Some doubts are whole sentences, and some are lines of a list. */
function closeSentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}
