import { toTravelLoad, type DraftUnit, type StateCode } from '@wideload/domain';
import { memo } from 'react';
import { listAdvisory } from '#product/permit/rules/advisory-sentences.ts';
import { MovementRules } from '#product/permit/rules/movement-rules.tsx';
import { unitHeading } from '#product/unit/unit.texts.ts';

type StateAdvisoryProps = { state: StateCode; units: readonly DraftUnit[] };

/** The answer for the units of the draft; until one of them has its sizes, the rules of the state. */
export const StateAdvisory = memo(function StateAdvisory({ state, units }: StateAdvisoryProps) {
  const measured = units.flatMap((unit, at) => (isMeasured(unit) ? [{ unit, number: at + 1 }] : []));
  if (measured.length === 0) {
    return (
      <ul>
        {listAdvisory(state).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    );
  }
  return (
    <div>
      {measured.map(({ unit, number }) => (
        <div key={unit._id}>
          {units.length > 1 && <p className="strong size-label above-8">{unitHeading(number)}</p>}
          <MovementRules load={toTravelLoad(unit)} state={state} />
        </div>
      ))}
    </div>
  );
});

function isMeasured({ dimensions: { width, height, length } }: DraftUnit): boolean {
  return width !== null && height !== null && length !== null;
}
