import {
  formatDollars,
  isOrderable,
  parseDay,
  priceFee,
  toTravelLoad,
  type DraftPermit,
  type DraftUnit,
} from '@wideload/domain';
import { chargeWords } from '@wideload/contract/client';
import { OpenFees } from '../../../../product/charges/open-fees.tsx';
import * as texts from './permits.texts.ts';

export function PermitFee({ permit, unit }: { permit: DraftPermit; unit: DraftUnit }) {
  const { state, date } = permit;
  const start = parseDay(date.startDate);
  const end = parseDay(date.endDate);
  if (!isOrderable(state) || start === null || end === null) return null;
  const load = toTravelLoad(unit);
  const line = priceFee(load, state, { start, end });
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
