import { cents, sumCents, type Cents } from '../../basics/money.ts';

export function totalOfUnit(unitId: string, permits: readonly { unit: string; price: number }[]): Cents {
  return totalOfOrder(permits.filter((permit) => permit.unit === unitId));
}

export function totalOfOrder(permits: readonly { price: number }[]): Cents {
  return sumCents(permits.map((permit) => cents(permit.price)));
}
