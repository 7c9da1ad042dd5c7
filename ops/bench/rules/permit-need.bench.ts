import { decidePermit, decidePermits, orderableStates } from '@wideload/domain';
import { load } from './usual-load.ts';
import { reportCalculation } from './yardstick.ts';

reportCalculation('permit check, one unit in one state', () => decidePermit(load, 'TX'), 0.003);
reportCalculation('permit check, one unit in 48 states', () => decidePermits(load, orderableStates), 0.15);
