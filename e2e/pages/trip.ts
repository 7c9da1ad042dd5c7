import { expect, type Page } from '@playwright/test';
import { aCarrier, aFleet, aUnit, callSuccessfully } from '../fixtures.ts';

/** An order at "Select a State", without states. */
export async function openJurisdiction(page: Page, parts: object = {}): Promise<string> {
  await aCarrier(page);
  const fleet = await aFleet(page);
  const created = await callSuccessfully(page, 'POST', '/permits/orders', {
    customer: { email: 'dispatch@test.example', phone: '7025550142', personName: 'Ann Carrier' },
    title: 'Press to Chicago',
    company: fleet.company,
    step: 2,
  });
  const id = String(created['_id']);
  await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, { version: created['version'], step: 2, ...parts });
  await page.goto(`/new_order?order=${id}&step=jurisdiction`);
  await expect(page.getByRole('heading', { level: 1, name: 'Select a State' })).toBeVisible();
  return id;
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
  /** Parts of each unit that differ from a wide, heavy load. */
  units?: readonly object[];
};

const amarilloToStLouis = [
  { label: 'Amarillo, TX', lat: 35.22, lng: -101.83 },
  { label: 'St. Louis, MO', lat: 38.63, lng: -90.24 },
];

/** One wide load from Amarillo to St. Louis unless given otherwise, at "Permit Selection". */
export async function openCalendar(
  page: Page,
  { places = amarilloToStLouis, units = [{}], ...departure }: CalendarOrder,
): Promise<string> {
  await aCarrier(page);
  const fleet = await aFleet(page);
  const created = await callSuccessfully(page, 'POST', '/permits/orders', {
    customer: { email: 'dispatch@test.example', phone: '7025550142', personName: 'Ann Carrier' },
    title: 'Press to St. Louis',
    company: fleet.company,
    step: 2,
  });
  const id = String(created['_id']);
  const ids = await page.evaluate((count) => Array.from({ length: count }, () => crypto.randomUUID()), units.length);
  await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, {
    version: created['version'],
    step: 4,
    trip: { ...departure, places },
    units: units.map((parts, index) => ({ ...aUnit(fleet, ids[index] ?? ''), ...parts })),
  });
  await page.goto(`/new_order?order=${id}&step=permits`);
  await expect(page.getByRole('heading', { level: 1, name: 'Permit Selection' })).toBeVisible();
  return id;
}
