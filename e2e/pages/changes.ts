import type { Locator, Page } from '@playwright/test';
import { aCarrier, aPaidOrder } from '../fixtures.ts';
import { openDialog } from './dialogs.ts';

const trip = {
  places: [
    { label: 'Dallas, TX', lat: 32.7815, lng: -96.8024, state: 'TX' },
    { label: 'Tulsa, OK', lat: 36.1312, lng: -95.9037, state: 'OK' },
  ],
  startDate: '2030-02-04',
  startTime: '07:00',
};

/** Signs a new carrier in, whose order of a trip from Texas to Oklahoma is paid. */
export async function aPaidTrip(page: Page): Promise<string> {
  await aCarrier(page);
  const { id } = await aPaidOrder(page, [], { trip });
  return id;
}

/** @returns the drawer of changes with this tab open. */
export async function openChange(page: Page, tab: string): Promise<Locator> {
  const drawer = await openDialog(page, 'Change or cancel', /^Change order/);
  await drawer.getByRole('tab', { name: tab }).click();
  return drawer;
}
