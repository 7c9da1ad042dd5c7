import { chargeWords } from '@wideload/contract/client';
import {
  decidePermitSoFar,
  isOverweight,
  stateName,
  toTravelLoad,
  type DraftPermit,
  type DraftUnit,
} from '@wideload/domain';
import { memo } from 'react';
import { LazyDoubts, LazyPermitCharges } from '#product/order/charges/lazy-charges.tsx';
import { OpenFees } from '#product/order/charges/open-fees.tsx';
import { sourceWords } from '#product/permit/source.texts.ts';
import * as texts from './permits.texts.ts';
import { pricePermit } from './price-permit.ts';

const subjects = ['money', 'limits', 'days'] as const;

/** Charges of the state beyond the fee. */
export const PermitCharge = memo(function PermitCharge({ permit, unit }: { permit: DraftPermit; unit: DraftUnit }) {
  const line = pricePermit(permit, unit);
  if (line === null) return null;
  const load = {
    state: line.state,
    load: toTravelLoad(unit),
    charged: line.amount,
    miles: permit.planned?.miles ?? undefined,
  };
  return (
    <div className="stack gap-4 size-label">
      <LazyPermitCharges load={load} words={chargeWords} nameOf={stateName} part="total" />
      <OpenFees line={line} words={chargeWords} />
      {isOverweight(decidePermitSoFar(unit, permit.state)) && (
        <p>
          {texts.forItsWeight} <LazyPermitCharges load={load} words={chargeWords} nameOf={stateName} part="weight" />
        </p>
      )}
      <LazyPermitCharges load={load} words={chargeWords} nameOf={stateName} part="extras" />
      {subjects.map((about) => (
        <LazyDoubts
          key={about}
          {...{ about, state: line.state, load: load.load }}
          miles={load.miles ?? null}
          words={chargeWords}
          says={sourceWords}
          name={stateName(line.state)}
        />
      ))}
    </div>
  );
});
