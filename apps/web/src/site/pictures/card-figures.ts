import { stateFacts, type StateCode } from '@wideload/domain';
import { formatInches, formatMoney, formatPounds } from '#lib/format-figures.ts';

export type CardFigure = { figure: string; what: string };

/** The figures on the card of a state, which the script draws. A test compares the drawn ones with these. */
export function listCardFigures(code: StateCode): CardFigure[] {
  const { legal, fee } = stateFacts[code];
  return [
    { figure: formatInches(legal.widthIn), what: 'wide' },
    { figure: formatInches(legal.heightIn), what: 'high' },
    ...(legal.grossWeightLb === null ? [] : [{ figure: formatPounds(legal.grossWeightLb, 'en'), what: 'gross' }]),
    ...(fee.amount === null
      ? []
      : [{ figure: formatMoney(fee.amount, 'en'), what: fee.chargedDaily ? 'a day' : 'a permit' }]),
  ];
}
