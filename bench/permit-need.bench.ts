import { inches, orderableStates, decidePermit, decidePermits, pounds, type Load } from '@wideload/domain';
import { measure } from './measure.ts';

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

const one = measure(() => decidePermit(load, 'TX'));
measure.report('permit check, one unit in one state', { figure: one.perSecond, unit: 'a second', atLeast: 100_000 });

const all = measure(() => decidePermits(load, orderableStates));
measure.report('permit check, one unit in 48 states', { figure: all.medianMs, unit: 'ms', atMost: 1 });
