import { expect, type Page } from '@playwright/test';
import { aCarrier, aFleet, aUnit, callSuccessfully, type Fleet } from '../fixtures.ts';

type Draft = { id: string; fleet: Fleet; save: (parts: object) => Promise<void> };

/** A draft of a new carrier with a fleet, at step 2; `save` saves it in the version that was saved last. */
async function aDraft(page: Page): Promise<Draft> {
  await aCarrier(page);
  const fleet = await aFleet(page);
  const customer = { email: 'dispatch@test.example', phone: '7025550142', personName: 'Ann Carrier' };
  const order = { customer, title: 'Press to Chicago', company: fleet.company, step: 2 };
  const created = await callSuccessfully(page, 'POST', '/permits/orders', order);
  const id = String(created['_id']);
  let { version } = created;
  return {
    id,
    fleet,
    async save(parts) {
      ({ version } = await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, { version, ...parts }));
    },
  };
}

async function openStep(page: Page, { id }: Draft, step: 'jurisdiction' | 'permits'): Promise<string> {
  await page.goto(`/new_order?order=${id}&step=${step}`);
  const title = step === 'permits' ? 'Permit Selection' : 'Select a State';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return id;
}

/** An order at "Select a State", without states. */
export async function openJurisdiction(page: Page, parts: object = {}): Promise<string> {
  const draft = await aDraft(page);
  await draft.save({ step: 2, ...parts });
  return openStep(page, draft, 'jurisdiction');
}

type Units = { units?: number; loads?: readonly object[] };

/** An order of wide units at "Permit Selection". `parts` has its trip or states, `loads` where a unit differs. */
export async function openPermits(page: Page, parts: object, { units = 2, loads = [] }: Units = {}): Promise<string> {
  const draft = await aDraft(page);
  await draft.save({ step: 3, ...parts });
  const ids = await page.evaluate((count) => Array.from({ length: count }, () => crypto.randomUUID()), units);
  await draft.save({
    step: 4,
    timeZone: 'America/Chicago',
    units: ids.map((id, at) => ({ ...aUnit(draft.fleet, id), ...loads[at] })),
  });
  return openStep(page, draft, 'permits');
}

/** Types a place and leaves its field. */
export async function typePlace(page: Page, field: string, text: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field, exact: true });
  await box.fill(text);
  await box.press('Enter');
  await box.blur();
}

export async function giveTrip(page: Page, from = 'Dallas, TX', to = 'Chicago, IL'): Promise<void> {
  await typePlace(page, 'From', from);
  await typePlace(page, 'To', to);
}

/** The states of the table, in travel order. */
export async function listStates(page: Page): Promise<string[]> {
  const names = await page.getByRole('table', { name: 'Selected states' }).getByRole('rowheader').allInnerTexts();
  return names.map((name) => /\((\w\w)\)/.exec(name)?.[1] ?? name);
}

export async function expectStates(page: Page, states: string): Promise<void> {
  await expect(async () => expect((await listStates(page)).join(' ')).toBe(states)).toPass({ intervals: [100] });
}

type CalendarOrder = {
  startDate: string;
  startTime: string | null;
  places?: readonly { label: string; lat: number; lng: number }[];
  loads?: readonly object[];
};

const amarilloToStLouis = [
  { label: 'Amarillo, TX', lat: 35.22, lng: -101.83 },
  { label: 'St. Louis, MO', lat: 38.63, lng: -90.24 },
];

/** A wide load from Amarillo to St. Louis unless given otherwise, at "Permit Selection". */
export async function openCalendar(
  page: Page,
  { places = amarilloToStLouis, loads = [{}], ...departure }: CalendarOrder,
): Promise<string> {
  return openPermits(page, { trip: { ...departure, places } }, { units: loads.length, loads });
}
