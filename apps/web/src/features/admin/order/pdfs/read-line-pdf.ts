import type { ComparedPdf, FoundInPdf, OrderFile, PdfProblem } from '@wideload/contract';
import { describePdfProblem, statePdfs } from '@wideload/contract/client';
import { cents, formatDollars } from '@wideload/domain';
import { call } from '#lib/api/api.ts';
import { formatPermitStatus } from '#product/permit/permit-signs.ts';
import type { PermitWorkForm } from '../filing/permit-work-form.ts';
import { toPdf } from './pdf-file.ts';
import { toMessage } from './pdf.ts';
import * as texts from './pdfs.texts.ts';

type Permit = OrderFile['permits'][number];

/**
 * `refused` says why the PDF does not fit its line, `unread` why the clerk has to look at it. `read` is the PDF beside the line, null
 * where it gives no facts.
 */
export type LineReading =
  | { read: ComparedPdf }
  | { unread: string; read: ComparedPdf | null }
  | { refused: string; read: ComparedPdf | null };

/** The PDF may be right all the same. */
const unreadable: ReadonlySet<PdfProblem> = new Set(['no-text', 'letters', 'no-state', 'unclear', 'heavy']);

type LineFile = { file: File; isChosen: boolean };

/** Reads a PDF that was dropped on the line of a permit, or chosen in the form of an act on it. */
export async function readRowPdf(order: OrderFile, permit: Permit, { file, isChosen }: LineFile): Promise<LineReading> {
  if (!isChosen && permit.status !== 'requested' && permit.status !== 'filed')
    return { refused: texts.notWaiting(formatPermitStatus(permit.status).toLowerCase()), read: null };
  const query = { permit: permit._id };
  try {
    const read = await call(statePdfs.read, { params: { id: order._id }, query, body: toPdf(file) });
    if (read.ok) return { read };
    const words = describePdfProblem(read);
    return unreadable.has(read.because) ? { unread: words, read: read.chosen } : { refused: words, read: read.chosen };
  } catch (error) {
    return { refused: toMessage(error), read: null };
  }
}

/** Facts that the PDF does not give stay as they are. */
export function toFormParts({ number, validFrom, validTo, feeCents }: FoundInPdf): Partial<PermitWorkForm> {
  return {
    ...(number !== null && { stateNumber: number }),
    ...(validFrom !== null && { validFrom }),
    ...(validTo !== null && { validTo }),
    ...(feeCents !== null && { fee: formatDollars(cents(feeCents)) }),
  };
}
