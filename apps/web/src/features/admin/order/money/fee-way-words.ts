import type { FeeDifferences } from '@wideload/contract';
import { cents, formatDollars, type FeeWay } from '@wideload/domain';
import * as texts from './fee-difference.texts.ts';

export type OpenFee = FeeDifferences['open'][number];
type Facts = Pick<FeeDifferences, 'card' | 'consent'>;
type Words = { button: string; title: string; hint: string };

const format = (amount: number) => formatDollars(cents(amount));

/** A lower charge is not absorbed: the price stays. */
export function findFeeWayWords(way: FeeWay, { difference }: OpenFee, { card, consent }: Facts): Words {
  const amount = format(Math.abs(difference));
  switch (way) {
    case 'charge': {
      const left = format(consent === null ? 0 : consent.limit - consent.charged);
      const named = card === null ? '' : `${card.brand} ending in ${card.last4}`;
      return {
        button: texts.chargeButton(amount),
        title: texts.chargeTitle(amount, named),
        hint: texts.chargeHint(left),
      };
    }
    case 'ask':
      return { button: texts.askButton(amount), title: texts.askTitle(amount), hint: texts.askHint };
    case 'refund':
      return { button: texts.refundButton(amount), title: texts.refundTitle(amount), hint: texts.refundHint };
    case 'absorb':
      return difference > 0
        ? { button: texts.absorbButton, title: texts.absorbTitle(amount), hint: texts.absorbHint }
        : { button: texts.keepButton, title: texts.keepTitle(amount), hint: texts.keepHint };
  }
}
