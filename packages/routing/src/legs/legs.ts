import type { Place, StateCode } from '@wideload/domain';
import { interpolate } from '../geo/flat.ts';
import type { WayPart } from './way.ts';

type LandPart = WayPart & { state: StateCode };

/** The part of a way in one state. */
export type Leg = {
  state: StateCode;
  miles: number;
  start: Place;
  isDeep: boolean;
  parts: readonly LandPart[];
};

/** Four Corners, or the Woodrow Wilson Bridge through the corner of DC. */
const shortVisit = 1;

const isLand = (part: WayPart): part is LandPart => part.state !== null;

/** Bays and wide rivers belong to no state: the first half goes to the state before, the rest to the one after. */
function shareWater(parts: readonly WayPart[]): LandPart[] {
  return parts.flatMap((part, at) => {
    if (isLand(part)) return part;
    const before = parts.slice(0, at).findLast(isLand)?.state;
    const after = parts.slice(at + 1).find(isLand)?.state;
    const [first, second] = [before ?? after, after ?? before];
    if (first === undefined || second === undefined) return [];
    const middle = interpolate(part.start, parts[at + 1]?.start ?? part.start, 0.5);
    const half = { ...part, miles: part.miles / 2 };
    return [
      { ...half, state: first },
      { ...half, state: second, start: middle },
    ];
  });
}

function addUp(parts: readonly LandPart[]): Leg[] {
  const legs: (Leg & { parts: LandPart[] })[] = [];
  for (const part of parts) {
    const { state, miles, start, isDeep } = part;
    const last = legs.at(-1);
    if (last?.state === state) {
      last.miles += miles;
      last.isDeep ||= isDeep;
      last.parts.push(part);
    } else legs.push({ state, miles, start, isDeep, parts: [part] });
  }
  return legs;
}

/** A road along a border touches the other state without a crossing that a permit would name. */
function isAlongBorder(leg: Leg, before: Leg | undefined, after: Leg | undefined): boolean {
  if (leg.isDeep || before === undefined || after === undefined) return false;
  return before.state === after.state || leg.miles < shortVisit;
}

/** The states in travel order, without visits that only follow a border. */
export function toLegs(parts: readonly WayPart[]): Leg[] {
  let legs = addUp(shareWater(parts));
  for (;;) {
    const at = legs.findIndex((leg, index) => isAlongBorder(leg, legs[index - 1], legs[index + 1]));
    const [before, leg] = [legs[at - 1], legs[at]];
    if (before === undefined || leg === undefined) return legs;
    legs = addUp(
      legs.flatMap(({ parts }) =>
        parts === leg.parts ? parts.map((part) => ({ ...part, state: before.state })) : parts,
      ),
    );
  }
}
