import { chargeWords } from '@wideload/contract/client';
import { decidePermitSoFar, isOverweight, listChargedLoads, type DraftPermit, type DraftUnit } from '@wideload/domain';
import { LazyPermitCharges } from '../../../../../product/charges/lazy-charges.tsx';
import * as texts from '../permits.texts.ts';

/** The state's charge for the weight, beyond the fee. */
export function PermitCharge({ permit, unit }: { permit: DraftPermit; unit: DraftUnit }) {
  if (!isOverweight(decidePermitSoFar(unit, permit.state))) return null;
  const [load] = listChargedLoads({ units: [unit], permits: [permit] });
  if (load === undefined) return null;
  return (
    <p className="size-label">
      {texts.forItsWeight} <LazyPermitCharges load={load} words={chargeWords} part="weight" />
    </p>
  );
}
