import {
  checkLoad,
  exampleLoad,
  toChargedLoad,
  usualPermitDays,
  type CheckedState,
  type OrderableState,
} from '@wideload/domain';
import { decideEscorts, findExpectedTotal, type EscortAnswer, type ExpectedTotal } from '@wideload/domain/permit-facts';

/** From Dallas to Denver by way of Oklahoma and Kansas. */
export const exampleStates = ['TX', 'OK', 'KS', 'CO'] as const satisfies readonly OrderableState[];

export type ExampleRow = CheckedState & { escorts: EscortAnswer };
export type ExamplePrice = { rows: ExampleRow[]; total: number; expected: ExpectedTotal };

/** The figures of an order of this load, computed by the product and not typed. */
export function priceExample(): ExamplePrice {
  const { rows, total } = checkLoad(exampleLoad, exampleStates, { days: usualPermitDays });
  const charged = rows.flatMap(({ fee }) => (fee === null ? [] : [toChargedLoad(exampleLoad, fee)]));
  return {
    rows: rows.map((row) => ({
      ...row,
      escorts: decideEscorts({ facts: exampleLoad, type: null }, row.need.state),
    })),
    total,
    expected: findExpectedTotal(charged),
  };
}
