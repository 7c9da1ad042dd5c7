import type { LedgerRow } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import * as texts from './ledger.texts.ts';

export function formatPermitName({ permit }: LedgerRow): string {
  return permit === null ? texts.noPermit : texts.permitOf(stateName(permit.state), permit.unit);
}
