import { chargeWords, formatExpectedTotal } from '@wideload/contract/client';
import { listChargedLoads, stateName, sumPermitPrices } from '@wideload/domain';
import { findExpectedTotal } from '@wideload/domain/permit-facts';
import { ChargePanel } from './charge-panel.tsx';

type Props = { order: Parameters<typeof listChargedLoads>[0]; isFolded?: boolean };

/** The weight charges of an order, for people who are signed in. */
export function OrderCharges({ order, isFolded = false }: Props) {
  const [loads, paid] = [listChargedLoads(order), sumPermitPrices(order)];
  return <ChargePanel {...{ loads, paid, isFolded }} words={chargeWords} nameOf={stateName} />;
}

/** What an order pays now and in all, for people who are signed in. */
export function OrderTotal({ order }: Props) {
  const total = findExpectedTotal(listChargedLoads(order), sumPermitPrices(order));
  return <p>{formatExpectedTotal(total, chargeWords, stateName)}</p>;
}
