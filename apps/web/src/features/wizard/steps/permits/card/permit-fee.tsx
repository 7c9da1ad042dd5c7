import { chargeWords } from '@wideload/contract/client';
import { formatDollars, type DraftPermit, type DraftUnit } from '@wideload/domain';
import { OpenFees } from '../../../../../product/charges/open-fees.tsx';
import * as texts from '../permits.texts.ts';
import { priceDraftPermit } from './permit-price.ts';

export function PermitFee({ permit, unit }: { permit: DraftPermit; unit: DraftUnit }) {
  const line = priceDraftPermit(permit, unit);
  if (line === null) return null;
  const { fee, chargedDaily, days, amount } = line;
  return (
    <div>
      <p className="size-group">
        {chargedDaily && <span className="hint">{texts.feeByDay(formatDollars(fee), days)} </span>}
        {!chargedDaily && <span className="hint">{texts.stateFeeOnce} </span>}
        <strong>{formatDollars(amount)}</strong>
      </p>
      <OpenFees line={line} words={chargeWords} />
    </div>
  );
}
