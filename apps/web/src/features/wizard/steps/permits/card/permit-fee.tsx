import { formatDollars, stateName, toTravelLoad, type DraftPermit, type DraftUnit } from '@wideload/domain';
import { chargeWords } from '@wideload/contract/client';
import { LazyPermitCharges } from '../../../../../product/charges/lazy-charges.tsx';
import { OpenFees } from '../../../../../product/charges/open-fees.tsx';
import { FeeSource } from '../../../../../product/source/fee-source.tsx';
import { sourceWords } from '../../../../../product/source/source.texts.ts';
import * as texts from '../permits.texts.ts';
import { priceDraftPermit } from './permit-price.ts';

export function PermitFee({ permit, unit }: { permit: DraftPermit; unit: DraftUnit }) {
  const line = priceDraftPermit(permit, unit);
  if (line === null) return null;
  const { state, fee, chargedDaily, days, amount } = line;
  return (
    <div>
      <p className="size-group">
        {chargedDaily && <span className="hint">{texts.feeByDay(formatDollars(fee), days)} </span>}
        {!chargedDaily && <span className="hint">{texts.stateFeeOnce} </span>}
        <strong>{formatDollars(amount)}</strong>
      </p>
      <FeeSource fee={line} figure={sourceWords.figures.fee(stateName(state))} words={sourceWords} />
      <OpenFees line={line} words={chargeWords} />
      <LazyPermitCharges
        load={{ state, load: toTravelLoad(unit), charged: amount }}
        words={chargeWords}
        part="extras"
      />
    </div>
  );
}
