import type { KnownFacts } from './load.ts';

/** The load of examples: the vessel that the landing page draws, on its six axles, with a usual weight. */
export const exampleLoad = {
  dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
  weight: 111_400,
  axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
} as const satisfies KnownFacts;
