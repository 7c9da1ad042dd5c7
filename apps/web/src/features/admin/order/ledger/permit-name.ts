import type { LedgerRow } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import * as texts from '../../../../texts/en/orders-admin-ledger.ts';

/** `Texas, unit 1`. */
export function permitName({ permit }: LedgerRow): string {
  return permit === null ? texts.noPermit : texts.permitOf(stateName(permit.state), permit.unit);
}
