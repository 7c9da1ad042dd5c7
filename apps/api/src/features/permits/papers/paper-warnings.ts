import { describePaperDifference, listPaperWarnings, type TypedFacts } from '@wideload/contract';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { PaperReading } from '#platform/state-papers/papers-job.ts';
import type { LockedPermit } from '../locked-permit.ts';
import { comparePaper, findTakenNumber } from './compare-paper.ts';

type Facts = { stateNumber: string } & Record<'validFrom' | 'validTo', string | null> & {
    chargedFeeCents?: number | null | undefined;
  };
type Issuing = { locked: LockedPermit; reading: PaperReading; facts: Facts };

function toTyped({ stateNumber: number, validFrom, validTo, chargedFeeCents: feeCents }: Facts): TypedFacts {
  return { number, validFrom, validTo, feeCents };
}

/** The differences between a permit's PDF and its order or the form, in the words on the clerk's screen. */
export async function listWarnings(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { locked: { order, permit }, reading, facts }: Issuing,
): Promise<string[]> {
  const read = await comparePaper(tx, { order, reading, now: clock.now(), permit: permit._id });
  const typed = await findTakenNumber(tx, facts.stateNumber, { permitId: permit._id, state: permit.state });
  // A number that is on the PDF as well is named once.
  return [...new Set([...listPaperWarnings(read, toTyped(facts)), ...typed.map(describePaperDifference)])];
}
