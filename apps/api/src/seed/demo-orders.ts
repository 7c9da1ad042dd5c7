import type { Card, SaveOrderBody, UnitBody } from '@wideload/contract';
import { inchesFrom } from '@wideload/domain';
import type { User } from '../actor.ts';
import { after, DAY } from '../clock.ts';
import type { Deps } from '../deps.ts';
import {
  createOrder,
  listOrders,
  readOrder,
  saveOrder,
  type PaymentGuard,
  type StoredOrder,
} from '../features/orders/orders.service.ts';
import { confirmPayment, paymentGuard } from '../features/payments/payments.service.ts';
import type { Garage } from './demo-garage.ts';
import type { DemoOrder, DemoUnit } from './demo-loads.ts';

type Given = { carrier: User; garage: Garage; card: Card | null };

const customer = { email: 'carrier@wideload.example', phone: '3075550101', personName: 'Dana Whitfield' };

function inchesOf(length: readonly [number, number] | null | undefined): number | null {
  return length === null || length === undefined ? null : inchesFrom(...length);
}

function unitBody(unit: DemoUnit, { trucks, trailers }: Garage, id: string): UnitBody {
  const [AB, BC, CD, DE, EF] = unit.axles.map((gap) => inchesOf(gap));
  return {
    _id: id,
    truckId: trucks.find(({ internalNumber }) => internalNumber === unit.truck)?._id ?? null,
    trailerId: trailers.find(({ internalNumber }) => internalNumber === unit.trailer)?._id ?? null,
    loadType: unit.loadType,
    dimensions: {
      width: inchesOf(unit.width),
      height: inchesOf(unit.height),
      length: inchesOf(unit.length),
      frontOverhang: inchesOf(unit.frontOverhang ?? [0, 0]),
      rearOverhang: inchesOf(unit.rearOverhang ?? [0, 0]),
    },
    weight: unit.weight,
    axles: { AB: AB ?? null, BC: BC ?? null, CD: CD ?? null, DE: DE ?? null, EF: EF ?? null },
    // What the carrier has begun to type where the figure is still missing.
    typed: unit.width === null ? { 'dimensions.width': 'about' } : {},
  };
}

async function findByTitle(deps: Deps, carrier: User, title: string): Promise<StoredOrder | null> {
  const { items } = await listOrders(deps, carrier, {
    search: '',
    page: 1,
    pageSize: 50,
    sort: 'createdAt',
    orderId: undefined,
  });
  const card = items.find((item) => item.title === title);
  return card === undefined ? null : readOrder(deps, carrier, card.id);
}

async function beginOrder(deps: Deps, { carrier, garage }: Given, demo: DemoOrder): Promise<StoredOrder> {
  const company = garage.companies.find(({ dotNumber }) => dotNumber === demo.dotNumber)?._id ?? null;
  return createOrder(deps, carrier, { customer, title: demo.title, company, step: 2 });
}

/** Saves the draft up to its stage, as the wizard does: the parts first, the review on an order that stands still. */
async function fillIn(
  deps: Deps,
  { carrier, garage }: Given,
  { demo, order }: { demo: DemoOrder; order: StoredOrder },
): Promise<StoredOrder> {
  const payments: PaymentGuard = paymentGuard(deps);
  const save = ({ version }: StoredOrder, body: Omit<SaveOrderBody, 'version'>) =>
    saveOrder(deps, carrier, { id: order.id, body: { version, ...body }, payments });
  if (demo.stage === 'jurisdiction') return order;
  const units = demo.units.map((unit) => unitBody(unit, garage, deps.ids()));
  const step = demo.stage === 'vehicles' ? 3 : 4;
  const filled = await save(order, { jurisdictions: [...demo.states], units, step });
  if (demo.stage === 'vehicles' || demo.stage === 'permits') return filled;
  return save(filled, { reviewed: true, step: 6 });
}

/**
 * One order of the carrier, taken to its stage by the product's own services. What an interrupted seed has left is taken further.
 * @returns the order, pending where the stage needs it to be paid.
 */
export async function seedOrder(deps: Deps, given: Given, demo: DemoOrder): Promise<StoredOrder> {
  // Begun in the past, filled in and paid today: the days of a permit never lie before its payment.
  const then = { ...deps, clock: { now: () => after(deps.clock.now(), -demo.daysAgo * DAY) } };
  const order = (await findByTitle(deps, given.carrier, demo.title)) ?? (await beginOrder(then, given, demo));
  if (order.status !== 'draft') return order;
  const filled = await fillIn(deps, given, { demo, order });
  const isToBePaid = demo.stage === 'pending' || demo.stage === 'approved' || demo.stage === 'rejected';
  if (!isToBePaid || given.card === null) return filled;
  await confirmPayment(deps, given.carrier, { sourceId: given.card.sourceId, orderId: order.id });
  return readOrder(deps, given.carrier, order.id);
}
