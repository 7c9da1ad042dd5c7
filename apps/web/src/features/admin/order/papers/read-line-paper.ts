import type { OrderFile, PaperProblem } from '@wideload/contract';
import { statePapers } from '@wideload/contract/client';
import { cents, formatDollars, stateName } from '@wideload/domain';
import { call } from '../../../../lib/api/api.ts';
import { formatPermitStatus } from '../../../../product/status/permit-signs.ts';
import type { PermitWorkForm } from '../permit-work/permit-work-form.ts';
import { toPdf } from '../permit-work/pdf-file.ts';
import { toMessage, type MatchedPaper } from './paper.ts';
import * as texts from './papers.texts.ts';
import { findUnitNumber } from '../../../../product/permit/unit-number.ts';

type Permit = OrderFile['permits'][number];

/** `refused` says why the PDF was not attached, `unread` why its facts must be typed. */
export type LineReading = { read: MatchedPaper } | { unread: string } | { refused: string };

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
    return { refused: texts.notWaiting(formatPermitStatus(permit.status).toLowerCase()) };
  try {
    const read = await call(statePapers.read, { params: { id: order._id }, body: toPdf(file) });
    if (!read.ok) {
      const words = texts.refusals[read.because](read.state && stateName(read.state), read.detail);
      return unreadable.has(read.because) ? { unread: words } : { refused: words };
    }
    const found = order.permits.find(({ _id }) => _id === read.permitId);
    if (found === undefined || found._id === permit._id) return { read };
    const unit = findUnitNumber(order.units, found);
    return { refused: texts.permitOfOther(stateName(found.state), unit) };
  } catch (error) {
    return { refused: toMessage(error) };
  }
}

/** Facts that the PDF does not give stay as they are. */
export function toFormParts({ number, validFrom, validTo, feeCents }: MatchedPaper): Partial<PermitWorkForm> {
  return {
    ...(number !== null && { stateNumber: number }),
    ...(validFrom !== null && { validFrom }),
    ...(validTo !== null && { validTo }),
    ...(feeCents !== null && { fee: formatDollars(cents(feeCents)) }),
  };
}
