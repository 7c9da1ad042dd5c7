import { toTravelLoad, type DraftUnit, type StateCode, type TravelLoad } from '@wideload/domain';
import { memo } from 'react';
import { listAdvisory } from '#product/permit/rules/advisory-sentences.ts';
import { MovementRules } from '#product/permit/rules/lazy-rules.ts';
import { ofUnits } from '#product/trip/trip.texts.ts';

type StateAdvisoryProps = { state: StateCode; units: readonly DraftUnit[] };

/** The answer for the units of the draft; until one of them has its sizes, the rules of the state. */
export const StateAdvisory = memo(function StateAdvisory({ state, units }: StateAdvisoryProps) {
  const measured = groupByLoad(units);
  if (measured.size === 0) {
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
      {[...measured].map(([key, { load, numbers }]) => (
        <div key={key}>
          {units.length > 1 && <p className="strong size-label above-8">{ofUnits(numbers)}</p>}
          <MovementRules load={load} state={state} />
        </div>
      ))}
    </div>
  );
});

/** Units of the same load have the same answer, which ten of them would say ten times for each state. */
function groupByLoad(units: readonly DraftUnit[]): Map<string, { load: TravelLoad; numbers: number[] }> {
  const groups = new Map<string, { load: TravelLoad; numbers: number[] }>();
  for (const [at, unit] of units.entries()) {
    if (!isMeasured(unit)) continue;
    const load = toTravelLoad(unit);
    const key = toLoadKey(load);
    const group = groups.get(key) ?? { load, numbers: [] };
    group.numbers.push(at + 1);
    groups.set(key, group);
  }
  return groups;
}

function toLoadKey({ type, facts }: TravelLoad): string {
  const { dimensions, weight, axles, axleWeights, kingpin, trailer } = facts;
  return JSON.stringify([type, dimensions, weight, axles, axleWeights, kingpin, trailer?.length]);
}

function isMeasured({ dimensions: { width, height, length } }: DraftUnit): boolean {
  return width !== null && height !== null && length !== null;
}
