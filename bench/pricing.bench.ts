import { priceFee, orderableStates, parseDay, totalOfOrder } from '@wideload/domain';
import { measure } from './measure.ts';

const [start, end] = [parseDay('2026-11-21'), parseDay('2026-11-24')];
if (start === null || end === null) throw new Error('Not days');

const priceOrder = () => totalOfOrder(orderableStates.map((state) => ({ price: priceFee(state, start, end).amount })));
const one = measure(priceOrder);
measure.report('pricing, one order of 48 permits', { figure: one.medianMs, unit: 'ms', atMost: 1 });
