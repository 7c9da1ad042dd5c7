import type { OrderFile } from '@wideload/contract';
import { formatRate } from '@wideload/contract/client';
import { formatDollars, listChargedLoads } from '@wideload/domain';
import { findExpectedFee, type ExpectedFee } from '@wideload/domain/permit-facts';
import * as texts from './permit-work.texts.ts';

function formatRange({ least, most, perMile }: ExpectedFee): string {
  if (perMile > 0) return texts.feeByMiles(formatDollars(least), formatRate(perMile));
  if (most === null) return texts.feeAtLeast(formatDollars(least));
  return least === most ? formatDollars(least) : texts.feeBetween(formatDollars(least), formatDollars(most));
}

export function formatExpectedFee(expected: ExpectedFee): string {
  const { sold, least, most } = expected;
  if (least === sold && most === sold) return texts.expectedAsSold(formatDollars(sold));
  return texts.expectedFee(formatRange(expected), formatDollars(sold));
}

/** What the state of a permit that is not issued yet will charge, as far as it is known, and what the permit was sold for. */
export function describeExpectedFee(
  { units }: Pick<OrderFile, 'units'>,
  permit: OrderFile['permits'][number],
): string | undefined {
  const [load] = listChargedLoads({ units, permits: [permit] });
  return load && formatExpectedFee(findExpectedFee(load));
}
