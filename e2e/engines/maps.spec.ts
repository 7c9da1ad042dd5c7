import { expect } from '@playwright/test';
import { aCarrier, anOrderToPay, callSuccessfully, password } from '../fixtures.ts';
import { test } from './fixtures.ts';

test('states are chosen on the map, and places on the ground: by pointer, by number and as a route @rare', async ({
  person,
  page,
}) => {
  const { email } = await aCarrier(page);
  const { id } = await anOrderToPay(page, ['TX']);
  await person.signIn(email, password);
  await person.seeHeading('Order List');

  await test.step('the map of the states', async () => {
    await person.open(`/new_order?order=${id}&step=jurisdiction`);
    await person.pressShape({ role: 'button', name: 'KS, Kansas' });
    await person.find({ role: 'button', name: 'Delete Kansas' });
    await person.pressShape({ role: 'button', name: 'KS, Kansas' });
    await person.seeGone({ role: 'button', name: 'Delete Kansas' });
  });

  await test.step('the place picker', async () => {
    await person.open(`/new_order?order=${id}&step=permits`);
    await person.press('Open all');
    await person.press('Choose on the map: Origin, Texas');
    await person.seeDialog('Origin');
    await person.find({ role: 'application', name: 'Map of the origin' });
    await person.type('Latitude', '33.5');
    await person.type('Longitude', '-97.5');
    await person.pressShape({ role: 'application', name: 'Map of the origin' });
    const latitude = await person.run<string>(
      `return [...document.querySelectorAll('dialog label')].find((one) => one.textContent.startsWith('Latitude')).control.value`,
    );
    // The pointer has chosen another point, in the middle of the map.
    expect(latitude).not.toBe('33.5');
    expect(Math.abs(Number(latitude) - 33.5)).toBeLessThan(10);
    await person.type('Latitude', '35.22');
    await person.press('OK');
    await person.seeValue('Origin latitude', '35.22');
  });

  await test.step('the route', async () => {
    await person.press('Open Route: Texas');
    await person.seeDialog('Route, Texas');
    await person.find({ role: 'application', name: 'Map of the route' });
    await person.see('/^\\d+ miles$/');
    await person.press('OK');
  });
  await expect
    .poll(async () => JSON.stringify((await callSuccessfully(page, 'GET', `/permits/orders/${id}`))['permits']))
    .toContain('"lat":35.22');
});
