import { createCalls, load, type Draft } from './draft-order.ts';
import type { MeasuredPage } from './measured-page.ts';

export const TRUCKS = 60;

const DAY = 24 * 60 * 60 * 1000;

/** The departures are in the next week, because none may be in the past. */
function findNextMonday(now = new Date()): string {
  const daysAhead = 7 - ((now.getUTCDay() + 6) % 7);
  return new Date(now.getTime() + daysAhead * DAY).toISOString().slice(0, 10);
}

const places = [
  { label: 'Dallas, TX', lat: 32.78, lng: -96.8 },
  { label: 'Fargo, ND', lat: 46.88, lng: -96.79 },
];

/** Trucks of the demo carrier until there are 60, and for each a trip of several states that leaves on the next Monday. */
export async function createBoard(measured: MeasuredPage, token: string): Promise<void> {
  const { call, findFirst } = createCalls(measured, token);
  const [company, trailerId] = [await findFirst('/companies'), await findFirst('/trailers')];
  const { items: kept } = await call<{ items: { _id: string }[] }>('GET', '/trucks?pageSize=50');
  const trucks = kept.map(({ _id }) => _id);
  while (trucks.length < TRUCKS) trucks.push(await createTruck(trucks.length));
  for (const truckId of trucks) await createTrip(truckId);

  async function createTruck(at: number): Promise<string> {
    const { _id } = await call<Draft>('POST', '/trucks', {
      type: 'truck',
      internalNumber: `B-${at}`,
      vinCode: '1XPWD40X1ED215307',
      make: 'Peterbilt',
      model: '389',
      year: 2021,
      plateNumber: `B${at}WL`,
      plateState: 'TX',
      registeredWeight: 120_000,
    });
    return _id;
  }

  async function createTrip(truckId: string): Promise<void> {
    const { _id, version } = await call<Draft>('POST', '/permits/orders', {
      customer: { email: 'dispatch@wideload.example', phone: '3075550101', personName: 'Dana Whitfield' },
      title: 'A press to Fargo',
      company,
      step: 2,
    });
    await call('PUT', `/permits/orders/${_id}`, {
      version,
      step: 4,
      trip: { places, startDate: findNextMonday(), startTime: '07:00' },
      units: [{ _id: crypto.randomUUID(), truckId, trailerId, ...load }],
    });
  }
}
