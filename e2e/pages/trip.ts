import type { KnownFacts } from '@wideload/domain';
import { expect, type Page } from '@playwright/test';
import { aDraft, makeUnits, openStep } from './drafts.ts';

/** The load of most checks: 14′6″ wide, 15′2″ high, 111,400 lb on six axles. */
export const transformer: KnownFacts = {
  dimensions: { width: 174, height: 182, length: 924, frontOverhang: null, rearOverhang: null },
  weight: 111_400,
  axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
  trailer: { length: 53 },
};

/** Places of trips, each at its center. */
export const towns = {
  amarillo: { label: 'Amarillo, TX', lat: 35.22, lng: -101.83 },
  chicago: { label: 'Chicago, IL', lat: 41.88, lng: -87.63 },
  dallas: { label: 'Dallas, TX', lat: 32.78, lng: -96.8 },
  tulsa: { label: 'Tulsa, OK', lat: 36.15, lng: -95.99 },
  wichita: { label: 'Wichita, KS', lat: 37.69, lng: -97.34 },
};

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

const amarilloToStLouis = [towns.amarillo, { label: 'St. Louis, MO', lat: 38.63, lng: -90.24 }];

/** A wide load from Amarillo to St. Louis unless given otherwise, at "Permit Selection". */
export async function openCalendar(
  page: Page,
  { places = amarilloToStLouis, loads = [{}], ...departure }: CalendarOrder,
): Promise<string> {
  return openPermits(page, { trip: { ...departure, places } }, { units: loads.length, loads });
}
