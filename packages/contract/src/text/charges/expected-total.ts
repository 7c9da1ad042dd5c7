import type { StateCode } from '@wideload/domain';
import type { ExpectedTotal } from '@wideload/domain/permit-facts';
import { formatRate, formatWhole } from './charge-money.ts';
import type { ChargeWords } from './charge-words.ts';

type NameOf = (state: StateCode) => string;

/** `$105 now; $1,020 to $1,060 in all.`, and what is not known. */
export function formatExpectedTotal(total: ExpectedTotal, words: ChargeWords, nameOf: NameOf): string {
  const { now, least, most, rates, unknown } = total;
  const isSame = least === now && most === now && rates.length + unknown.length === 0;
  if (isSame) return words.total.same(formatWhole(now));
  return [
    words.total.sentence(formatWhole(now), formatInAll(total, words, nameOf)),
    ...listUnknown(total, words, nameOf),
  ].join(' ');
}

/** `$1,020 to $1,060`, `at least $105 and $0.49 a mile in Washington`. */
export function formatInAll(
  { least, most, rates, unknown }: ExpectedTotal,
  words: ChargeWords,
  nameOf: NameOf,
): string {
  const range = least === most ? formatWhole(least) : words.between(formatWhole(least), formatWhole(most));
  const sum = unknown.length > 0 ? words.atLeast(formatWhole(least)) : range;
  return rates
    .map(({ state, perMile, mostPerMile, less }) => {
      const [low, high] = [formatRate(perMile), formatRate(mostPerMile ?? perMile)];
      const rate = words.total.aMileIn(low === high ? low : words.between(low, high), nameOf(state));
      const bounded = mostPerMile === null ? words.atLeast(rate) : rate;
      return less > 0 ? words.total.less(bounded, formatWhole(less)) : bounded;
    })
    .reduce(words.plus, sum);
}

function listUnknown({ unknown }: ExpectedTotal, { total: words }: ChargeWords, nameOf: NameOf): string[] {
  if (unknown.length === 0) return [];
  return [words.unknown(unknown.map(({ state, what }) => words.charges[what](nameOf(state))).join(', '))];
}
