import { listDifferenceCauses, type AskedFee } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import * as texts from './fees.texts.ts';

/** In cents. `asked` are the fee differences among what is due, and `fees` those and the ones paid before. */
type Money = { total: number; fees: number; captured: number; refunded: number; asked: readonly AskedFee[] };

/** Why the total of a paid order is not what was paid. */
export function describeDifference({ total, fees, captured, refunded, asked }: Money): {
  title: string;
  causes: string[];
} {
  const amount = total + fees - (captured - refunded);
  const rest = amount - asked.reduce((sum, { difference }) => sum + difference, 0);
  // What was taken covers the order: it is due only because it was given back.
  const refundedAgain = rest > 0 && rest <= refunded ? rest : 0;
  return {
    title: findTitle(asked, { rest, refundedAgain }),
    causes: listDifferenceCauses({ amount, fees: asked, refundedAgain }),
  };
}

function findTitle(asked: readonly AskedFee[], { rest, refundedAgain }: { rest: number; refundedAgain: number }) {
  const states = [...new Set(asked.map(({ state }) => stateName(state)))];
  if (rest === 0 && states.length > 0) return texts.chargedMore(formatList(states));
  if (asked.length > 0) return texts.differenceToPay;
  return refundedAgain > 0 ? texts.refundToPay : texts.changedAfterPayment;
}
