import { formatDollars, stateName, type DraftPermit, type DraftUnit } from '@wideload/domain';
import { FeeSource } from '#product/permit/fee-source.tsx';
import { sourceWords } from '#product/permit/source.texts.ts';
import * as texts from './permits.texts.ts';
import { pricePermit } from './price-permit.ts';

export function PermitFee({ permit, unit }: { permit: DraftPermit; unit: DraftUnit }) {
  const line = pricePermit(permit, unit);
  if (line === null) return null;
  const { state, fee, chargedDaily, days, amount } = line;
  return (
    <div className="size-group">
      {chargedDaily && <span className="hint">{texts.feeByDay(formatDollars(fee), days)} </span>}
      {!chargedDaily && <span className="hint">{texts.stateFeeOnce} </span>}
      <strong>{formatDollars(amount)}</strong>{' '}
      <FeeSource fee={line} figure={sourceWords.figures.fee(stateName(state))} words={sourceWords} />
    </div>
  );
}
