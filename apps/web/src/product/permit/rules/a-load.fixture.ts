import { toLoad, type AxleWeights, type Load } from '@wideload/domain';

/** Lengths in inches, `trailer` in feet. */
type Facts = Partial<
  Record<'width' | 'height' | 'length' | 'frontOverhang' | 'rearOverhang' | 'weight', number> &
    Record<'AB' | 'BC' | 'CD' | 'DE', number> & { EF: number | null; trailer: number | null; axleWeights: AxleWeights }
>;

/** 80,000 lb on five axles, within the limits of every state. */
const usualWeights: AxleWeights = { A: 12_000, B: 17_000, C: 17_000, D: 17_000, E: 17_000 };

/** A load within the limits of every state. */
export function aLoad(facts: Facts = {}): Load {
  const { width = 102, height = 162, length = 840, frontOverhang = 0, rearOverhang = 0, weight = 80_000 } = facts;
  const { AB = 212, BC = 54, CD = 360, DE = 54, EF = null, trailer = 48 } = facts;
  const load = toLoad({
    dimensions: { width, height, length, frontOverhang, rearOverhang },
    weight,
    axles: { AB, BC, CD, DE, EF },
    axleWeights: facts.axleWeights ?? (weight === 80_000 && EF === null ? usualWeights : {}),
    trailer: trailer === null ? null : { length: trailer },
  });
  if (load === null) throw new Error('The facts make no load');
  return load;
}

/** Beyond the limits of every state. */
export const oversize = { width: 174, height: 182, length: 924, weight: 111_400, CD: 470, EF: 54 } as const;
