import type { ExtraCharge, StateExtras } from '@wideload/domain/permit-facts';
import type { ChargeLine } from './charge-line.ts';
import { formatRate, formatWhole } from './charge-money.ts';
import type { ChargeWords } from './charge-words.ts';

export function toExtraLine({ state, extras, permits }: StateExtras, words: ChargeWords): ChargeLine {
  const text = formatExtras(extras, words);
  return {
    state,
    text: permits > 1 ? `${text} (${words.permits(permits)})` : text,
    notes: [...new Set(extras.flatMap(({ notes = [] }) => notes))],
    isConfirmed: extras.every(({ isConfirmed }) => isConfirmed),
  };
}

/** `card fee $16 and transaction fee up to $2`. */
function formatExtras(extras: readonly ExtraCharge[], words: ChargeWords): string {
  return extras.map((extra) => words.extras[extra.kind](formatExtraSum(extra, words))).reduce(words.plus);
}

function formatExtraSum({ kind, amount, bound, dollars, percent }: ExtraCharge, words: ChargeWords): string {
  if (amount === null && kind === 'further') return words.extras.setLater;
  if (amount === null) return formatUnknownSum({ dollars, percent }, words);
  if (bound === 'exact') return formatWhole(amount);
  return bound === 'most' ? words.upTo(formatWhole(amount)) : words.atLeast(formatWhole(amount));
}

function formatUnknownSum({ dollars, percent }: Pick<ExtraCharge, 'dollars' | 'percent'>, words: ChargeWords): string {
  if (percent === null) return words.extras.unpublished;
  const share = words.extras.share(`${percent}%`);
  return dollars === null ? share : words.plus(formatRate(dollars), share);
}
