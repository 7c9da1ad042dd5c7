import type { Card, SaveOrderBody, UnitBody } from '@wideload/contract';
import { addDays, mapFields, orderTexts, toDayIn, toInches, isPlaced } from '@wideload/domain';
import type { User } from '#actor.ts';
import { after, DAY, MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { createTurnarounds } from '#features/states/turnaround.service.ts';
import {
  createOrder,
  createOrderLists,
  readOrder,
  saveOrder,
  type PaymentGuard,
  type StoredOrder,
} from '#features/orders/orders.service.ts';
import { confirmPayment, createPaymentGuard } from '#features/money/payments.service.ts';
import type { Garage } from './demo-garage.ts';
import type { DemoOrder, DemoUnit } from './demo-loads.ts';
import { runAt } from './run-at.ts';

type SeedFacts = { carrier: User; garage: Garage; card: Card | null };

const customer = { email: 'carrier@wideload.example', phone: '3075550101', personName: 'Dana Whitfield' };

function toTotalInches(length: readonly [number, number] | null | undefined): number | null {
  return length === null || length === undefined ? null : toInches(...length);
}

function toUnitBody(unit: DemoUnit, { trucks, trailers }: Garage, id: string): UnitBody {
  const [AB, BC, CD, DE, EF] = unit.axles.map((gap) => toTotalInches(gap));
  return {
    _id: id,
    truckId: trucks.find(({ internalNumber }) => internalNumber === unit.truck)?._id ?? null,
    trailerId: trailers.find(({ internalNumber }) => internalNumber === unit.trailer)?._id ?? null,
    loadType: unit.loadType,
    dimensions: {
      width: toTotalInches(unit.width),
      height: toTotalInches(unit.height),
      length: toTotalInches(unit.length),
      frontOverhang: toTotalInches(unit.frontOverhang ?? [0, 0]),
      rearOverhang: toTotalInches(unit.rearOverhang ?? [0, 0]),
    },
    weight: unit.weight,
    axles: { AB: AB ?? null, BC: BC ?? null, CD: CD ?? null, DE: DE ?? null, EF: EF ?? null },
    typed: unit.width === null ? { 'dimensions.width': 'about' } : {},
  };
}

async function beginOrder(deps: Deps, { carrier, garage }: SeedFacts, demo: DemoOrder): Promise<StoredOrder> {
  const company = garage.companies.find(({ dotNumber }) => dotNumber === demo.dotNumber)?._id ?? null;
  const { title, poNumber = '' } = demo;
  const body = { customer, ...mapFields(orderTexts, () => ''), title, poNumber, company, step: 2 };
  return runAt(deps, after(deps.clock.now(), -demo.daysAgo * DAY), (then) =>
    createOrder(then, carrier, { body, payments: createPaymentGuard(then) }),
  );
}

/** Sequential, so that the numbers follow the days; existing orders are found by title. */
export async function beginOrders(deps: Deps, given: SeedFacts, demos: readonly DemoOrder[]): Promise<StoredOrder[]> {
  const query = { search: '', page: 1, pageSize: 50, sort: 'createdAt' } as const;
  const { items } = await createOrderLists(deps, createTurnarounds(deps)).read(given.carrier, query);
  const orders: StoredOrder[] = [];
  for (const demo of demos) {
    const known = items.find((item) => item.title === demo.title);
    orders.push(known ? await readOrder(deps, given.carrier, known._id) : await beginOrder(deps, given, demo));
  }
  return orders;
}

function setDates(
  { permits }: StoredOrder,
  { leavesInDays = 0 }: DemoOrder,
  now: Date,
): NonNullable<SaveOrderBody['permits']> {
  const today = toDayIn(now, 'America/Denver');
  if (today === null) throw new Error('The zone of Wyoming is known everywhere.');
  const startDate = addDays(today, leavesInDays);
  return permits.map(({ _id, route, comment, typed }) => ({
    _id,
    route,
    comment,
    typed,
    date: { startDate, endDate: addDays(startDate, 3) },
  }));
}

/** In the wizard's order: the parts first, then the review. */
async function saveDraft(
  deps: Deps,
  { carrier, garage }: SeedFacts,
  { demo, order }: { demo: DemoOrder; order: StoredOrder },
): Promise<StoredOrder> {
  const payments: PaymentGuard = createPaymentGuard(deps);
  const save = ({ version }: StoredOrder, body: Omit<SaveOrderBody, 'version'>) =>
    saveOrder(deps, carrier, { id: order.id, body: { version, ...body }, payments });
  if (demo.stage === 'jurisdiction' || order.reviewed) return order;
  const units = demo.units.map((unit) => toUnitBody(unit, garage, deps.ids()));
  const step = demo.stage === 'vehicles' ? 3 : 4;
  const filled = await save(order, { jurisdictions: [...demo.states], units, step });
  if (demo.stage === 'vehicles' || demo.stage === 'permits') return filled;
  const planned = await save(filled, { permits: setDates(filled, demo, deps.clock.now()), step: 5 });
  return save(planned, { reviewed: true, step: 6 });
}

/** Continues wherever an interrupted seed left the order. @returns the order, pending if its stage is a paid one. */
export async function finishOrder(
  deps: Deps,
  given: SeedFacts,
  { demo, order }: { demo: DemoOrder; order: StoredOrder },
): Promise<StoredOrder> {
  if (isPlaced(order.status)) return order;
  const filled = await saveDraft(deps, given, { demo, order });
  const isToBePaid = demo.stage === 'pending' || demo.stage === 'approved' || demo.stage === 'rejected';
  if (!isToBePaid || given.card === null) return filled;
  const payment = { sourceId: given.card.sourceId, orderId: order.id };
  await runAt(deps, after(order.createdAt, 25 * MINUTE), (then) => confirmPayment(then, given.carrier, payment));
  return readOrder(deps, given.carrier, order.id);
}
