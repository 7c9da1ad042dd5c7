import type { FeeDifferences, Permit } from '@wideload/contract';
import { cents, formatDollars, isPermitUndecided, stateName } from '@wideload/domain';
import { findUnitNumber } from '#product/permit/unit-number.ts';
import { formatPermitStatus } from '#product/permit/permit-signs.ts';
import * as texts from './status-change.texts.ts';

type Order = { isRefunded: boolean; units: readonly { _id: string }[]; permits: readonly Permit[] };
type OpenFee = Pick<FeeDifferences['open'][number], 'permitId' | 'difference' | 'isExplained'>;

/** What an admin has to know before an approval, ready to be read. */
export type ApprovalFacts = Record<'undecided' | 'refused' | 'openFees', string[]> & { isRefunded: boolean };

/** A refund and undecided permits refuse the approval; the others are asked about. */
export function listApprovalFacts(
  { isRefunded, units, permits }: Order,
  { open }: { open: readonly OpenFee[] },
): ApprovalFacts {
  const nameOf = (permit: Permit) => texts.permitOf(stateName(permit.state), findUnitNumber(units, permit));
  return {
    isRefunded,
    undecided: permits
      .filter(({ status }) => isPermitUndecided(status))
      .map((permit) => texts.permitIs(nameOf(permit), formatPermitStatus(permit.status).toLowerCase())),
    refused: permits.filter(({ status }) => status === 'refused').map(nameOf),
    openFees: open
      .filter(({ isExplained }) => !isExplained)
      .flatMap(({ permitId, difference }) => {
        const permit = permits.find(({ _id }) => _id === permitId);
        const amount = formatDollars(cents(Math.abs(difference)));
        if (permit === undefined) return [];
        return difference > 0 ? texts.feeAbove(nameOf(permit), amount) : texts.feeBelow(nameOf(permit), amount);
      }),
  };
}
