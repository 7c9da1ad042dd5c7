import { inches, orderableStates, decidePermit, decidePermits, pounds, type Load } from '@wideload/domain';
import { reportCalculation } from './yardstick.ts';

const load: Load = {
  dimensions: {
    width: inches(174),
    height: inches(182),
    length: inches(924),
    frontOverhang: inches(0),
    rearOverhang: inches(12),
  },
  weight: pounds(111_400),
  axles: { AB: inches(212), BC: inches(54), CD: inches(470), DE: inches(54), EF: inches(54) },
  trailerLength: inches(636),
};

reportCalculation('permit check, one unit in one state', () => decidePermit(load, 'TX'), 0.001);
reportCalculation('permit check, one unit in 48 states', () => decidePermits(load, orderableStates), 0.05);
