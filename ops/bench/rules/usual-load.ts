// A wide, high, long and heavy load: passes limits in every state.
import { inches, pounds, type Load, type TravelLoad } from '@wideload/domain';

export const load: Load = {
  dimensions: {
    width: inches(174),
    height: inches(182),
    length: inches(924),
    frontOverhang: inches(0),
    rearOverhang: inches(36),
  },
  weight: pounds(111_400),
  axles: { AB: inches(212), BC: inches(54), CD: inches(470), DE: inches(54), EF: inches(54) },
  trailerLength: inches(576),
  kingpin: null,
};

export const travelLoad: TravelLoad = {
  type: 'general',
  facts: {
    dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 36 },
    weight: 111_400,
    axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
    trailer: { length: 48 },
  },
};
