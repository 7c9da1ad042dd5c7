import { chargeWords } from '@wideload/contract/client';
import {
  decidePermitSoFar,
  isOverweight,
  listChargedLoads,
  stateName,
  type DraftPermit,
  type DraftUnit,
} from '@wideload/domain';
import { WeightCharges } from '../../../../../product/charges/weight-charges.tsx';
import * as texts from '../permits.texts.ts';

/** The state's charge for the weight, beyond the fee. */
export function PermitCharge({ permit, unit }: { permit: DraftPermit; unit: DraftUnit }) {
  if (!isOverweight(decidePermitSoFar(unit, permit.state))) return null;
  const loads = listChargedLoads({ units: [unit], permits: [permit] });
  return (
    <p className="size-label">
      {texts.forItsWeight} <WeightCharges loads={loads} words={chargeWords} nameOf={stateName} isSingle />
    </p>
  );
}
