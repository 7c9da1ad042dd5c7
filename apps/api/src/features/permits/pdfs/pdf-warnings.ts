import { describePdfDifference, listPdfWarnings, type TypedFacts } from '@wideload/contract';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { PdfJobReading } from '#platform/state-pdfs/pdf-job.ts';
import type { LockedPermit } from '../locked-permit.ts';
import { comparePdf, findTakenNumber } from './compare-pdf.ts';

type Facts = { stateNumber: string } & Record<'validFrom' | 'validTo', string | null> & {
    chargedFeeCents?: number | null | undefined;
  };
type Issuing = { locked: LockedPermit; reading: PdfJobReading; facts: Facts };

function toTyped({ stateNumber: number, validFrom, validTo, chargedFeeCents: feeCents }: Facts): TypedFacts {
  return { number, validFrom, validTo, feeCents };
}

/** The differences between a permit's PDF and its order or the form, in the words on the clerk's screen. */
export async function listWarnings(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { locked: { order, permit }, reading, facts }: Issuing,
): Promise<string[]> {
  const read = await comparePdf(tx, { order, reading, now: clock.now(), permit: permit._id });
  const typed = await findTakenNumber(tx, facts.stateNumber, { permitId: permit._id, state: permit.state });
  // A number that is on the PDF as well is named once.
  return [...new Set([...listPdfWarnings(read, toTyped(facts)), ...typed.map(describePdfDifference)])];
}
