import { test as base, expect, type Page } from '@playwright/test';
import { openWindow, quietPlace, Windows } from './window.ts';

export { expect };

/** Browser messages that are no fault of the page: an answer that says no is shown to the person by the page itself. */
const expectedConsole =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(?:FAILED|INTERNET_DISCONNECTED))/;

/** The parts of an order that the tests look at. */
export type ApiOrder = { _id: string; status: string; step: number; version: number; totalPrice: number };

function noisesOf(page: Page): string[] {
  const noises: string[] = [];
  page.on('pageerror', (error) => noises.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedConsole.test(message.text())) noises.push(message.text());
  });
  return noises;
}

type OfTest = {
  /** A browser that keeps nothing of the journeys before, for those that change it in ways that are not taken back. */
  isAlone: boolean;
  adminPage: Page;
};

/** A page that must stay quiet: an uncaught error or a console error fails its test. */
export const test = base.extend<OfTest, { windows: Windows }>({
  isAlone: [false, { option: true }],
  windows: [
    // Playwright reads from the first argument what is needed: this needs nothing of it.
    async ({ browserName: _ }, use) => {
      await use(new Windows());
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, windows, isAlone, serviceWorkers, viewport }, use) => {
    if (!isAlone && serviceWorkers === 'block') return use((await windows.of('own', browser, viewport)).context);
    const { context } = await openWindow(browser);
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (page === undefined) throw new Error('A window is opened with its page.');
    const noises = noisesOf(page);
    await use(page);
    expect(noises).toEqual([]);
  },
  // A browser of her own, signed in as the administrator of the demo data, with nothing opened yet.
  adminPage: async ({ browser, windows, viewport }, use) => {
    const { page } = await windows.of('admin', browser, viewport);
    const noises = noisesOf(page);
    await signIn(page, 'admin@wideload.example');
    await use(page);
    expect(noises).toEqual([]);
  },
});

export const password = 'Permit-2026!';

let count = 0;

/** An address that no other test uses. */
export function newEmail(): string {
  count += 1;
  return `carrier-${process.pid}-${Date.now()}-${count}@test.example`;
}

type Mail = { to: string; subject: string; text: string };

/** The newest mail to somebody whose subject matches; waits for the outbox. */
export async function mailTo(page: Page, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const mails: Mail[] = await (await page.request.get('/dev/mail.json')).json();
    found = mails.find((mail) => mail.to === to && subject.test(mail.subject));
    expect(found, `a mail to ${to}`).toBeDefined();
  }).toPass({ intervals: [100] });
  if (found === undefined) throw new Error('The assertion above has just found it.');
  return found;
}

/** The six digits of the newest code sent to an address. */
export async function codeFor(page: Page, email: string): Promise<string> {
  const { text } = await mailTo(page, email, /confirmation code/);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error(`No code in: ${text}`);
  return code;
}

type ApiAnswer = { status: number; body: Record<string, unknown> };

/** One call of the API from within the page, with its session. The page must be on the product's own address. */
export async function callApi(page: Page, method: string, path: string, body?: object): Promise<ApiAnswer> {
  return page.evaluate(
    async ([verb, address, sent]) => {
      const token = localStorage.getItem('wideload.accessToken');
      const response = await fetch(`/api${address}`, {
        method: verb,
        headers: {
          ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      });
      return { status: response.status, body: await response.json() };
    },
    [method, path, body] as const,
  );
}

/** A call that must go well; answers its body. */
export async function mustCall(
  page: Page,
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const answer = await callApi(page, method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** An account of a new carrier, made through the API; nobody is signed in. */
export async function anAccount(page: Page): Promise<{ email: string }> {
  const email = newEmail();
  await standAside(page);
  await mustCall(page, 'POST', '/auth/sign-up', { email, password, terms: true });
  await mustCall(page, 'POST', '/users/email/confirmByCode', { code: await codeFor(page, email) });
  return { email };
}

/** A new carrier, registered and signed in through the API; nothing of the product is opened yet. */
export async function aCarrier(page: Page): Promise<{ email: string }> {
  const { email } = await anAccount(page);
  await signIn(page, email);
  return { email };
}

/** Signs in through the API; nothing of the product is opened yet. */
export async function signIn(page: Page, email: string): Promise<void> {
  await standAside(page);
  await keepSession(page, { email, password });
}

/** Signs in through the API and opens the person's first page. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await page.goto('/order_list');
}

/**
 * Opens an address that leads elsewhere at once. The document that it leads to may begin before this one is loaded to the end: waited for is
 * what comes of it, by the expectation that follows.
 */
export async function gotoRedirected(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
}

/** Leaves what is open, so that none of its calls comes between: a page whose session ends under it goes away by itself, within moments. */
export async function standAside(page: Page): Promise<void> {
  if (!page.url().endsWith(quietPlace)) await page.goto(quietPlace);
}

async function keepSession(page: Page, credentials: { email: string; password: string }): Promise<void> {
  const { accessToken } = await mustCall(page, 'POST', '/auth/sign-in', credentials);
  await page.evaluate((token) => localStorage.setItem('wideload.accessToken', String(token)), accessToken);
}

/** Another administrator, made by the one of the demo data, with a password of her own (`password`); `page` is signed in as her. */
export async function anAdmin(page: Page): Promise<{ id: string; email: string }> {
  const email = newEmail();
  const given = 'given by Robin';
  await standAside(page);
  await keepSession(page, { email: 'admin@wideload.example', password });
  const { _id } = await mustCall(page, 'POST', '/users', { email, password: given, role: 'admin' });
  await keepSession(page, { email, password: given });
  await mustCall(page, 'PUT', '/users/password', { currentPassword: given, password });
  return { id: String(_id), email };
}

const truck = {
  type: 'truck',
  vinCode: '1XPWD40X1ED215307',
  make: 'Peterbilt',
  model: '389',
  year: 2021,
  plateNumber: 'R104WL',
  plateState: 'TX',
  registeredWeight: 80_000,
};

/** A verified company, truck 104 and trailer 22. */
export async function aFleet(page: Page): Promise<{ company: string; truck: string; trailer: string }> {
  const company = await mustCall(page, 'POST', '/companies', {
    dotNumber: '9000002',
    docketNumber: '900002',
    name: 'Sandbox Lowboy Transport Inc',
    street: '22 Fiction Avenue',
    city: 'Amarillo',
    state: 'TX',
    zip: '79101',
    country: 'US',
  });
  const kept = await mustCall(page, 'POST', '/trucks', { ...truck, internalNumber: '104' });
  const trailer = await mustCall(page, 'POST', '/trailers', {
    internalNumber: '22',
    type: 'removable_goose_neck',
    vinCode: '1L9GN53A1E1000022',
    plateNumber: 'T22WL',
    length: 53,
  });
  return { company: String(company['_id']), truck: String(kept['_id']), trailer: String(trailer['_id']) };
}

export type Fleet = Awaited<ReturnType<typeof aFleet>>;

/** A load 14′6″ wide, 15′2″ high and 111,400 lb heavy on six axles. */
export function aUnit({ truck: truckId, trailer: trailerId }: Fleet, id: string) {
  return {
    _id: id,
    truckId,
    trailerId,
    loadType: 'general',
    dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
    weight: 111_400,
    axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
    typed: {},
  };
}

/** A draft that only waits for PAY, made through the API; of a fleet of its own where none is given. */
export async function anOrderToPay(
  page: Page,
  jurisdictions: string[] = ['TX', 'OK', 'KS'],
  { fleet: own }: { fleet?: Fleet } = {},
): Promise<{ id: string; total: number }> {
  const fleet = own ?? (await aFleet(page));
  const created = await mustCall(page, 'POST', '/permits/orders', {
    customer: { email: 'dispatch@test.example', phone: '7025550142', personName: 'Ann Carrier' },
    title: 'Press to Wichita',
    company: fleet.company,
    step: 2,
  });
  const path = `/permits/orders/${String(created['_id'])}`;
  const unit = aUnit(fleet, await page.evaluate(() => crypto.randomUUID()));
  const units = await mustCall(page, 'PUT', path, {
    version: created['version'],
    step: 4,
    jurisdictions,
    units: [unit],
  });
  const reviewed = await mustCall(page, 'PUT', path, { version: units['version'], step: 6, reviewed: true });
  if (reviewed['step'] !== 6)
    throw new Error(`The order stands at step ${String(reviewed['step'])}, not at the payment.`);
  return { id: String(created['_id']), total: Number(reviewed['totalPrice']) };
}

/** One call of the provider's script, with a client secret as its authority. */
async function callProvider(
  page: Page,
  path: string,
  fields: Record<string, string>,
): Promise<Record<string, unknown>> {
  const { publishableKey } = await mustCall(page, 'GET', '/payments/config');
  const headers = { authorization: `Bearer ${String(publishableKey)}` };
  const answer = await page.request.post(`/api/sandbox/${path}`, { form: fields, headers });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** A saved card, made through the API; its bank's question is answered well. Answers its payment method. */
export async function aCard(page: Page, alias: string): Promise<string> {
  const { id, clientSecret } = await mustCall(page, 'POST', '/stripe/setup_intents');
  const secret = { client_secret: String(clientSecret) };
  const confirmed = await callProvider(page, `v1/setup_intents/${String(id)}/confirm`, {
    ...secret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][token]': alias,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2034',
    'payment_method_data[billing_details][name]': 'Ann Carrier',
    'payment_method_data[billing_details][email]': 'dispatch@test.example',
    'payment_method_data[billing_details][address][line1]': '22 Fiction Avenue',
    'payment_method_data[billing_details][address][city]': 'Amarillo',
    'payment_method_data[billing_details][address][state]': 'TX',
    'payment_method_data[billing_details][address][country]': 'US',
    'payment_method_data[billing_details][address][postal_code]': '79101',
  });
  const { payment_method: sourceId } =
    confirmed['status'] === 'requires_action'
      ? await callProvider(page, 'bank/authenticate', { ...secret, outcome: 'succeed' })
      : confirmed;
  await mustCall(page, 'POST', '/stripe/cards', { sourceId });
  return String(sourceId);
}

/** Pays an order through the API with a card that is saved for it: a Visa ending in 4242, or the test card of the alias. */
export async function payFor(page: Page, orderId: string, alias = 'pm_card_visa'): Promise<void> {
  const sourceId = await aCard(page, alias);
  const { status } = await mustCall(page, 'POST', '/permits/confirm_payment', { sourceId, orderId });
  expect(status).toBe('succeeded');
}
