import { orderableStates, parseDay, priceFee, totalOfOrder, type TravelLoad } from '@wideload/domain';
import { reportCalculation } from './yardstick.ts';

const [start, end] = [parseDay('2026-11-21'), parseDay('2026-11-24')];
if (start === null || end === null) throw new Error('Not days');

const load: TravelLoad = {
  type: 'general',
  facts: {
    dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 36 },
    weight: 111_400,
    axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
    trailer: { length: 48 },
  },
};
const price = (state: (typeof orderableStates)[number]) => priceFee(load, state, { start, end }).amount;
const priceOrder = () => totalOfOrder(orderableStates.map((state) => ({ price: price(state) })));
reportCalculation('pricing an order of 48 permits', priceOrder, 0.05);
