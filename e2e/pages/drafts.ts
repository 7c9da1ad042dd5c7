import type { Page } from '@playwright/test';
import { aCarrier, aFleet, callApi, expect } from '../fixtures.ts';

type OpenDraft = { email: string; id: string };

/** A new carrier with a fleet, and a draft of theirs that has its company. */
export async function aDraftAt(page: Page, step: number, title = 'Tank to Tulsa') {
  const { email } = await aCarrier(page);
  const fleet = await aFleet(page);
  const { body } = await callApi(page, 'POST', '/permits/orders', {
    customer: { email: 'dispatch@test.example', phone: '7025550142', personName: 'Ann Carrier' },
    title,
    company: fleet.company,
    step,
  });
  return { email, fleet, body, id: String(body['_id']) };
}

export async function openVehicles(page: Page): Promise<OpenDraft> {
  const { email, body, id } = await aDraftAt(page, 2);
  await callApi(page, 'PUT', `/permits/orders/${id}`, { version: body['version'], step: 3, jurisdictions: ['TX'] });
  await page.goto(`/new_order?order=${id}&step=vehicles`);
  await expect(page.getByRole('heading', { level: 1, name: 'Power Unit Details' })).toBeVisible();
  return { email, id };
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
