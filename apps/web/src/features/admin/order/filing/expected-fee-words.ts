import type { OrderFile } from '@wideload/contract';
import { chargeWords, formatInAll } from '@wideload/contract/client';
import { formatDollars, listChargedLoads, stateName } from '@wideload/domain';
import { findExpectedTotal, type ExpectedTotal } from '@wideload/domain/permit-facts';
import * as texts from './permit-work.texts.ts';

export function formatExpectedFee(expected: ExpectedTotal): string {
  const { now, least, most, rates, unknown } = expected;
  const isAsSold = least === now && most === now && rates.length + unknown.length === 0;
  if (isAsSold) return texts.expectedAsSold(formatDollars(now));
  return texts.expectedFee(formatInAll(expected, chargeWords, stateName), formatDollars(now));
}

/** The charge of the state for a permit that is not issued yet, as far as it is known, and the price that the permit was sold for. */
export function describeExpectedFee(
  { units }: Pick<OrderFile, 'units'>,
  permit: OrderFile['permits'][number],
): string | undefined {
  const [load] = listChargedLoads({ units, permits: [permit] });
  return load && formatExpectedFee(findExpectedTotal([load]));
}
