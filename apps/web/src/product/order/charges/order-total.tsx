import { chargeWords, formatExpectedTotal } from '@wideload/contract/client';
import { listChargedLoads, stateName, sumPermitPrices } from '@wideload/domain';
import { findExpectedTotal } from '@wideload/domain/permit-facts';

/** What an order pays now and in all, for people who are signed in. */
export function OrderTotal({ order }: { order: Parameters<typeof listChargedLoads>[0] }) {
  const total = findExpectedTotal(listChargedLoads(order), sumPermitPrices(order));
  return <p>{formatExpectedTotal(total, chargeWords, stateName)}</p>;
}
