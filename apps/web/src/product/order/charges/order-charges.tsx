import { chargeWords } from '@wideload/contract/client';
import { listChargedLoads, stateName, sumPermitPrices } from '@wideload/domain';
import { ChargePanel } from './charge-panel.tsx';

/** The weight charges of an order, for people who are signed in. */
export function OrderCharges({ order }: { order: Parameters<typeof listChargedLoads>[0] }) {
  return (
    <ChargePanel loads={listChargedLoads(order)} paid={sumPermitPrices(order)} words={chargeWords} nameOf={stateName} />
  );
}
