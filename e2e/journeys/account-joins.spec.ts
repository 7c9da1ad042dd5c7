import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { aCard, aCarrier, callSuccessfully, expect, findMail, test } from '../fixtures.ts';
import { openWindow } from '../window.ts';
import { confirm, openDialog } from '../pages/dialogs.ts';

/** Carriers of the sandbox's registry that no other journey adds: the account of another one would be asked, too. */
const carriers = {
  both: {
    dotNumber: '9000031',
    docketNumber: '900031',
    name: 'Simulated Steel Transport Inc',
    street: '83 Model Street',
    city: 'Wheeling',
    state: 'WV',
    zip: '26003',
    country: 'US',
  },
  alone: {
    dotNumber: '9000032',
    docketNumber: '',
    name: 'Virtual Valley Haulers LLC',
    street: '19 Render Road',
    city: 'Roanoke',
    state: 'VA',
    zip: '24011',
    country: 'US',
  },
};
const { name, dotNumber } = carriers.both;

const aTruck = (page: Page, internalNumber: string, vinCode: string) =>
  callSuccessfully(page, 'POST', '/trucks', {
    internalNumber,
    vinCode,
    type: 'truck',
    make: 'Peterbilt',
    model: '389',
    year: 2021,
    plateNumber: `R${internalNumber}`,
    plateState: 'TX',
    registeredWeight: 120_000,
  });

test('two accounts of one USDOT number become one: one owner asks, the other agrees, the first sees whose it is and joins', async ({
  page,
  browser,
}) => {
  const { context, page: theirs } = await openWindow(browser);
  const { email: other } = await aCarrier(theirs);
  await callSuccessfully(theirs, 'POST', '/companies', carriers.both);
  await aTruck(theirs, '104', '1XPWD40X1ED215307');
  const { email } = await aCarrier(page);
  await callSuccessfully(page, 'POST', '/companies', carriers.both);
  await aTruck(page, '7', '1XPWD40X1ED215307');
  await aTruck(page, '8', '1XKYDP9X5LJ000001');
  await aCard(page, 'pm_card_visa');

  await page.goto('/people');
  const asking = await openDialog(page, 'Ask to join', 'Join another account');
  await expect(asking.getByRole('list', { name: 'What would move' }).getByRole('listitem')).toHaveText([
    '1 company',
    '2 trucks',
    '1 saved card',
  ]);
  await expectAccessible(page, 'asking to join');
  await asking.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByText(`You asked to join the other account with USDOT ${dotNumber}.`)).toBeVisible();

  await findMail(theirs, other, /asks to join your Wideload account$/);
  await theirs.goto('/people');
  const agreeing = await openDialog(theirs, `Look at it: the request of ${name}`, `Let ${name} join this account ?`);
  await expect(agreeing.getByText(`${email}: Owner`)).toBeVisible();
  await expect(agreeing.getByText(`Both accounts have ${name}, 7.`)).toBeVisible();
  await expectAccessible(theirs, 'agreeing to join');
  await agreeing.getByRole('button', { name: 'Agree' }).click();
  await expect(theirs.getByText('You agreed. They confirm it next.')).toBeVisible();

  await findMail(page, email, /agrees that your Wideload account joins theirs$/);
  await page.reload();
  await expect(page.getByText(`${name} agrees that your account joins theirs (${other}).`)).toBeVisible();
  await confirm(page, `Join the account of ${name}`, { title: `Join the account of ${name} ?`, answer: 'Join' });
  await expect(page.getByText(`You work in the account of ${name}, as owner.`)).toBeVisible();
  await page.goto('/trucks');
  await expect(page.getByRole('button', { name: 'Open 104' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open 8' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open 7' })).toHaveCount(0);
  await theirs.reload();
  const people = theirs.getByRole('list', { name: `People of ${name}` });
  await expect(people.getByText(email)).toBeVisible();
  await context.close();
});

test('who asks about a number that no other account has reads the same, and takes it back on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await aCarrier(page);
  await callSuccessfully(page, 'POST', '/companies', carriers.alone);
  await page.goto('/people');
  await confirm(page, 'Ask to join', { title: 'Join another account', answer: 'Ask to join' });
  await expect(page.getByText('If there is one, its owners have a mail.')).toBeVisible();
  await expectAccessible(page, 'asked to join');
  await page.getByRole('button', { name: 'Take back the request' }).click();
  await expect(page.getByText('It is taken back. Nothing has moved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask to join' })).toBeVisible();
});
