import { chargeWords } from '@wideload/contract/client';
import { listChargedLoads, stateName } from '@wideload/domain';
import { ChargePanel } from './charge-panel.tsx';

/** What the states will charge for the weight of an order, for those who are signed in. */
export function OrderCharges({ order }: { order: Parameters<typeof listChargedLoads>[0] }) {
  return <ChargePanel loads={listChargedLoads(order)} words={chargeWords} nameOf={stateName} />;
}
