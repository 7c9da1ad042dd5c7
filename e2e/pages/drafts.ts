import { expect, type Page } from '@playwright/test';
import { aCarrier, aFleet, aUnit, callApi, callSuccessfully, type Fleet } from '../fixtures.ts';

export type Draft = { email: string; id: string; fleet: Fleet; save: (parts: object) => Promise<void> };
type Start = { step?: number; title?: string; fleet?: Fleet };

/** A draft of the signed-in carrier with their company; `save` saves it in the version that was saved last. */
async function createDraft(page: Page, { fleet, step = 2, title = 'Tank to Tulsa' }: Start & { fleet: Fleet }) {
  const customer = { email: 'dispatch@test.example', phone: '7025550142', personName: 'Ann Carrier' };
  const order = { customer, title, company: fleet.company, step };
  const created = await callSuccessfully(page, 'POST', '/permits/orders', order);
  const id = String(created['_id']);
  let { version } = created;
  const save = async (parts: object) => {
    ({ version } = await callSuccessfully(page, 'PUT', `/permits/orders/${id}`, { version, ...parts }));
  };
  return { id, save };
}

/** A draft of a new carrier with a fleet. */
export async function aDraft(page: Page, start: Start = {}): Promise<Draft> {
  const { email } = await aCarrier(page);
  const fleet = await aFleet(page);
  return { email, fleet, ...(await createDraft(page, { ...start, fleet })) };
}

const titles = { jurisdiction: 'Select a State', vehicles: 'Power Unit Details', permits: 'Permit Selection' };

export async function openStep(page: Page, id: string, step: keyof typeof titles): Promise<void> {
  await page.goto(`/new_order?order=${id}&step=${step}`);
  await expect(page.getByRole('heading', { level: 1, name: titles[step] })).toBeVisible();
}

/** A draft of a new carrier at its vehicles, with nothing about them. */
export async function openVehicles(page: Page, jurisdictions = ['TX']): Promise<Draft> {
  const draft = await aDraft(page);
  await draft.save({ step: 3, jurisdictions });
  await openStep(page, draft.id, 'vehicles');
  return draft;
}

/** The same of the signed-in carrier, who has a fleet. */
export async function openVehiclesOf(page: Page, fleet: Fleet, jurisdictions: string[]): Promise<string> {
  const { id, save } = await createDraft(page, { fleet });
  await save({ step: 3, jurisdictions });
  await openStep(page, id, 'vehicles');
  return id;
}

/** Units of the fleet, each with its parts instead of those of `aUnit`. */
export async function makeUnits(page: Page, fleet: Fleet, parts: readonly object[]) {
  const ids = await page.evaluate((count) => Array.from({ length: count }, () => crypto.randomUUID()), parts.length);
  return ids.map((id, at) => ({ ...aUnit(fleet, id), ...parts[at] }));
}

type Stored = {
  version: number;
  company: object | null;
  title: string;
  jurisdictions: string[];
  units: { _id: string; weight: number | null; dimensions: { width: number | null } }[];
};

export async function loadStored(page: Page, id: string): Promise<Stored> {
  // Cast: the fields of the contract's order that the test reads.
  return (await callApi(page, 'GET', `/permits/orders/${id}`)).body as unknown as Stored;
}

export const findInBar = (page: Page, text: RegExp | string) => page.locator('[data-form-actions]').getByText(text);
