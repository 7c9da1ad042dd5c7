import { chargeWords, formatCharges } from '@wideload/contract';
import { cents, listChargedLoads } from '@wideload/domain';
import { findCharges } from '@wideload/domain/permit-facts';
import type { StoredOrder } from '../stored-order.ts';

/** One paragraph on what the states will charge beyond the fees; `''` for nothing. */
export function formatOrderCharges(order: StoredOrder): string {
  return formatCharges(cents(order.totalPrice), findCharges(listChargedLoads(order)), chargeWords);
}
