import { expect, type Page } from '@playwright/test';
import { aDraft, makeUnits, openStep } from './drafts.ts';

/** An order at "Select a State", without states. */
export async function openJurisdiction(page: Page, parts: object = {}): Promise<string> {
  const draft = await aDraft(page);
  await draft.save({ step: 2, ...parts });
  await openStep(page, draft.id, 'jurisdiction');
  return draft.id;
}

type Units = { units?: number; loads?: readonly object[] };

/** An order of wide units at "Permit Selection". `parts` has its trip or states, `loads` where a unit differs. */
export async function openPermits(page: Page, parts: object, { units = 2, loads = [] }: Units = {}): Promise<string> {
  const draft = await aDraft(page);
  await draft.save({ step: 3, ...parts });
  const unitParts = Array.from({ length: units }, (_, at) => loads[at] ?? {});
  await draft.save({ step: 4, timeZone: 'America/Chicago', units: await makeUnits(page, draft.fleet, unitParts) });
  await openStep(page, draft.id, 'permits');
  return draft.id;
}

/** The field of a place, in the wizard and in the load check. */
export const findPlace = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** The answer of a state in the load check. */
export const findAnswer = (page: Page, state: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { level: 3, name: state, exact: true }) });

/** Types a place and leaves its field. */
export async function typePlace(page: Page, field: string, text: string): Promise<void> {
  const box = findPlace(page, field);
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
