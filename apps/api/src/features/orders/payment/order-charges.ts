import { chargeWords, formatCharges } from '@wideload/contract';
import { listChargedLoads } from '@wideload/domain';
import { findCharges, findExpectedTotal } from '@wideload/domain/permit-facts';
import type { StoredOrder } from '../stored-order.ts';

/** One paragraph on what the states will charge beyond the fees; `''` for nothing. */
export function formatOrderCharges(order: StoredOrder): string {
  const loads = listChargedLoads(order);
  return formatCharges(findExpectedTotal(loads, order.totalPrice), findCharges(loads), chargeWords);
}
