import { orderableStates, parseDay, priceFee, totalOfOrder } from '@wideload/domain';
import { travelLoad } from './usual-load.ts';
import { reportCalculation } from './yardstick.ts';

const [start, end] = [parseDay('2026-11-21'), parseDay('2026-11-24')];
if (start === null || end === null) throw new Error('Not days');

const price = (state: (typeof orderableStates)[number]) => priceFee(travelLoad, state, { start, end }).amount;
const priceOrder = () => totalOfOrder(orderableStates.map((state) => ({ price: price(state) })));
reportCalculation('pricing an order of 48 permits', priceOrder, 0.05);
