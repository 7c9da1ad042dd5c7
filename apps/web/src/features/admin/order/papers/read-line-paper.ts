import type { ComparedPaper, FoundOnPaper, OrderFile, PaperProblem } from '@wideload/contract';
import { describePaperProblem, statePapers } from '@wideload/contract/client';
import { cents, formatDollars } from '@wideload/domain';
import { call } from '#lib/api/api.ts';
import { formatPermitStatus } from '#product/permit/permit-signs.ts';
import type { PermitWorkForm } from '../filing/permit-work-form.ts';
import { toPdf } from '../filing/pdf-file.ts';
import { toMessage } from './paper.ts';
import * as texts from './papers.texts.ts';

type Permit = OrderFile['permits'][number];

/**
 * `refused` says why the PDF does not fit its line, `unread` why the clerk has to look at it. `read` is the PDF beside the line, null
 * where it gives no facts.
 */
export type LineReading =
  | { read: ComparedPaper }
  | { unread: string; read: ComparedPaper | null }
  | { refused: string; read: ComparedPaper | null };

/** The PDF may be right all the same. */
const unreadable: ReadonlySet<PaperProblem> = new Set(['no-text', 'letters', 'no-state', 'unclear', 'heavy']);

type LineFile = { file: File; isChosen: boolean };

/** Reads a PDF that was dropped on the line of a permit, or chosen in the form of an act on it. */
export async function readLinePaper(
  order: OrderFile,
  permit: Permit,
  { file, isChosen }: LineFile,
): Promise<LineReading> {
  if (!isChosen && permit.status !== 'requested' && permit.status !== 'filed')
    return { refused: texts.notWaiting(formatPermitStatus(permit.status).toLowerCase()), read: null };
  const query = { permit: permit._id };
  try {
    const read = await call(statePapers.read, { params: { id: order._id }, query, body: toPdf(file) });
    if (read.ok) return { read };
    const words = describePaperProblem(read);
    return unreadable.has(read.because) ? { unread: words, read: read.chosen } : { refused: words, read: read.chosen };
  } catch (error) {
    return { refused: toMessage(error), read: null };
  }
}

/** Facts that the PDF does not give stay as they are. */
export function toFormParts({ number, validFrom, validTo, feeCents }: FoundOnPaper): Partial<PermitWorkForm> {
  return {
    ...(number !== null && { stateNumber: number }),
    ...(validFrom !== null && { validFrom }),
    ...(validTo !== null && { validTo }),
    ...(feeCents !== null && { fee: formatDollars(cents(feeCents)) }),
  };
}
