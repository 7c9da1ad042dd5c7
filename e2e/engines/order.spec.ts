import { expect, type APIRequestContext } from '@playwright/test';
import { waitFor } from './connection.ts';
import { test } from './fixtures.ts';
import type { Person } from './person.ts';

const password = 'Permit-2026!';

async function readCode(request: APIRequestContext, email: string): Promise<string> {
  return waitFor(`a code for ${email}`, async () => {
    const mails: { to: string; text: string }[] = await (await request.get('/dev/mail.json')).json();
    return /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? null;
  });
}

async function signUp(person: Person, request: APIRequestContext): Promise<void> {
  const email = `engine-${process.pid}-${Date.now()}@test.example`;
  await person.open('/');
  await person.press('/^Show .* on a map$/');
  await person.seeDialog('/^Our office in/');
  await person.press('OK');
  await person.press('Sign Up', 'link');
  await person.seeDialog('Sign Up');
  await person.type('Email', email);
  await person.press('Close');
  await person.seeDialog('Discard what you typed?');
  await person.press('Keep typing');
  await person.type('Password', password);
  await person.press('/^I accept the/', 'checkbox');
  await person.press('Sign Up');
  await person.seeDialog('Confirmation code');
  await person.type('Confirmation code', await readCode(request, email));
  await person.press('Confirm');
  await person.seeDialog('Sign In');
  await person.press('Sign In');
  await person.seeHeading('Order List');
}

/** The access token is of no use after a quarter of an hour. The cookie renews it. */
async function comeBack(person: Person): Promise<void> {
  await person.run(`localStorage.setItem('wideload.accessToken', 'an.expired.token')`);
  await person.open('/order_list');
  await person.seeHeading('Order List');
}

async function giveBasicDetails(person: Person): Promise<void> {
  await person.press('New order', 'link', { role: 'main', name: '//' });
  await person.type('Order title', 'Press to Wichita');
  await person.type('Person name', 'Ann Carrier');
  await person.type('Phone', '7025550142');
  await person.press('Add a company here');
  await person.seeDialog('Add company');
  await person.type('USDOT number to verify', '9000002');
  await person.press('Verify');
  await person.see('Company is verified by usdot number');
  await person.press('Add company');
  await person.seeValue('Usdot number', '9000002');
  await person.press('Next Step');
}

async function giveTrip(person: Person): Promise<void> {
  await person.seeHeading('Select a State');
  for (const [field, place] of [
    ['From', 'Oklahoma City, OK'],
    ['To', 'Wichita, KS'],
  ] as const) {
    await person.type(field, place);
    await person.pressEnter();
  }
  await person.type('Leaving', 'Dec 7');
  await person.pressEnter();
  await person.press('Next');
}

async function addVehicles(person: Person): Promise<void> {
  await person.seeHeading('Power Unit Details');
  await person.press('Add a truck here');
  await person.seeDialog('Add truck');
  await person.type('Power unit number', '104');
  await person.type('VIN', '1XPWD40X1ED215307');
  await person.type('Model', '389');
  await person.type('Plate number', 'R104WL');
  await person.press('Add truck');
  await person.seeValue('Truck', /^104/);
  await person.press('Add a trailer here');
  await person.seeDialog('Add trailer');
  await person.type('Internal number', '22');
  await person.choose('Type', 'Removable Goose-Neck (RGN)');
  await person.type('VIN', '13N14820XK1500001');
  await person.type('Plate number', 'T22WL');
  await person.type('Length', '53');
  await person.press('Add trailer');
  await person.seeValue('Trailer', /^22/);
}

async function describeLoad(person: Person): Promise<void> {
  await person.choose('Load type', 'General');
  await person.typeLength('Width', `14'6`);
  await person.typeLength('Height', `15'2`);
  await person.typeLength('Length', `77'`);
  await person.press('No front or rear overhang', 'checkbox');
  await person.type('Loaded weight', '98,000');
  for (const [gap, distance] of [
    ['1 to 2', `17'8`],
    ['2 to 3', `4'6`],
    ['3 to 4', `39'2`],
    ['4 to 5', `4'6`],
  ] as const)
    await person.typeLength(gap, distance);
  await person.type('Axle 1 weight', '18,000 / 20,000 / 20,000 / 20,000 / 20,000');
  await person.type('Axle 1 tires', '2 / 4 / 4 / 4 / 4');
  await person.press('Next');
}

/** The place picker, and the calendar of a day. */
async function lookAtPermits(person: Person): Promise<void> {
  await person.seeHeading('Permit Selection');
  await person.press('Open all');
  await person.press('/^Choose on the map: Origin/');
  await person.seeDialog('Origin');
  await person.find({ role: 'application', name: 'Map of the origin' });
  await person.press('Cancel');
  await person.press('Next');
}

/** @returns the number of the order */
async function pay(person: Person): Promise<string> {
  await person.seeHeading('Summary');
  await person.press('/^I have reviewed/', 'checkbox');
  await person.press('Next');
  await person.seeHeading('Payment');
  await person.press('PAY');
  await person.seeDialog('Add new card');
  await person.inFrame('dialog iframe', async () => {
    await person.type('Credit or debit card number', '4242 4242 4242 4242');
    await person.type('Credit or debit card expiration date', '12 / 30');
    await person.type('Credit or debit card CVC/CVV', '123');
  });
  await person.press('/^Add card and pay \\$/');
  await person.seeHeading('Order details');
  return person.read('Order number');
}

async function signOut(person: Person): Promise<void> {
  await person.press('Logout');
  await person.seeDialog('Are you sure you want to sign out ?');
  await person.press('Sign out');
  await person.find({ role: 'link', name: 'Sign In' });
}

async function workTheQueue(person: Person, number: string): Promise<void> {
  await person.open('/auth');
  // Until the dialog is open, the page behind it has a field for an e-mail too.
  await person.seeDialog('Sign In');
  await person.type('Email', 'admin@wideload.example');
  await person.type('Password', password);
  await person.press('Sign In');
  await person.seeHeading('Permits statistics');
  await person.open(`/permits/queue?search=${number}`);
  await person.press(number, 'link');
  await person.seeHeading(`Order ${number}`);
}

/** WebKit would show the day and the hour of now. */
async function seeBlankFields(person: Person): Promise<void> {
  await person.open('/check-your-load');
  await person.find({ label: 'Leaving' });
  const shown = await person.run(
    `return [...document.querySelectorAll('[type=date], [type=time]')].map((field) =>
      [field.value, getComputedStyle(field, '::before').content])`,
  );
  expect(shown).toEqual([
    ['', '"mm/dd/yyyy"'],
    ['', '"--:-- --"'],
  ]);
}

test('a new carrier signs up, signs in, orders and pays, and the order is in the queue', async ({
  engine,
  person,
  request,
}) => {
  if (engine === 'WebKit') await test.step('fields that are blank', () => seeBlankFields(person));
  await test.step('signed up and in', () => signUp(person, request));
  await test.step('signed in with the cookie', () => comeBack(person));
  await test.step('basic details', () => giveBasicDetails(person));
  await test.step('trip', () => giveTrip(person));
  await test.step('truck and trailer', () => addVehicles(person));
  await test.step('load', () => describeLoad(person));
  await test.step('permits', () => lookAtPermits(person));
  const number = await test.step('payment', () => pay(person));
  await test.step('signed out', () => signOut(person));
  await test.step('the queue of the desk', () => workTheQueue(person, number));
});
