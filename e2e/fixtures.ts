import { test as base, expect, type APIResponse, type Page, type Route } from '@playwright/test';
import type { DeskRole } from '@wideload/contract';
import { openWindow, blankPage, Windows } from './window.ts';

export { expect };

/** Expected browser messages: the page shows the refusal to the user. */
const expectedConsole =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(?:FAILED|INTERNET_DISCONNECTED))/;

export type ApiOrder = { _id: string; status: string; step: number; version: number; totalPrice: number };

function collectErrors(page: Page): string[] {
  const noises: string[] = [];
  page.on('pageerror', (error) => noises.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedConsole.test(message.text())) noises.push(message.text());
  });
  return noises;
}

type OfTest = {
  isAlone: boolean;
  /** `page`, signed in as a new carrier. */
  carrierPage: Page;
  adminPage: Page;
};

/** An uncaught error or a console error in the page fails its test. */
export const test = base.extend<OfTest, { windows: Windows }>({
  isAlone: [false, { option: true }],
  windows: [
    // Playwright reads the required fixtures from the first argument.
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
    const noises = collectErrors(page);
    await use(page);
    expect(noises).toEqual([]);
  },
  carrierPage: async ({ page }, use) => {
    await aCarrier(page);
    await use(page);
  },
  adminPage: async ({ browser, windows, viewport }, use) => {
    const { page } = await windows.of('admin', browser, viewport);
    const noises = collectErrors(page);
    await signIn(page, 'admin@wideload.example');
    await use(page);
    expect(noises).toEqual([]);
  },
});

export const password = 'Permit-2026!';

let count = 0;

export function newEmail(): string {
  count += 1;
  return `carrier-${process.pid}-${Date.now()}-${count}@test.example`;
}

type Mail = { to: string; subject: string; text: string; unsubscribe?: string };

export async function findMail(page: Page, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const mails: Mail[] = await (await page.request.get('/dev/mail.json')).json();
    found = mails.find((mail) => mail.to === to && subject.test(mail.subject));
    expect(found, `a mail to ${to}`).toBeDefined();
  }).toPass({ intervals: [100] });
  if (found === undefined) throw new Error('The assertion above has just found it.');
  return found;
}

export async function findCode(page: Page, email: string): Promise<string> {
  const { text } = await findMail(page, email, /confirmation code/);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error(`No code in: ${text}`);
  return code;
}

type ApiAnswer = { status: number; body: Record<string, unknown> };

/** Calls the API with the page's session. The page must be on the product's origin. */
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

export async function callSuccessfully(
  page: Page,
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const answer = await callApi(page, method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export async function anAccount(page: Page): Promise<{ email: string }> {
  const email = newEmail();
  await openBlankPage(page);
  await callSuccessfully(page, 'POST', '/auth/sign-up', { email, password, terms: true });
  await callSuccessfully(page, 'POST', '/users/email/confirmByCode', { code: await findCode(page, email) });
  return { email };
}

export async function aCarrier(page: Page): Promise<{ email: string }> {
  const { email } = await anAccount(page);
  await signIn(page, email);
  return { email };
}

/** No page of the product is open yet. */
export async function signIn(page: Page, email: string): Promise<void> {
  await openBlankPage(page);
  await storeSession(page, { email, password });
}

export async function signInAs(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await page.goto('/order_list');
}

/** The redirect's target may load before this document is complete, so the next expectation waits. */
export async function gotoRedirected(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
}

/** Leaves the page, which would redirect by itself when its session ends. */
export async function openBlankPage(page: Page): Promise<void> {
  if (!page.url().endsWith(blankPage)) await page.goto(blankPage);
}

async function storeSession(page: Page, credentials: { email: string; password: string }): Promise<void> {
  const { accessToken } = await callSuccessfully(page, 'POST', '/auth/sign-in', credentials);
  await page.evaluate((token) => localStorage.setItem('wideload.accessToken', String(token)), accessToken);
}

/** Signs `page` in as a new administrator, an owner if nothing else is said, with the password `password`. */
export async function anAdmin(page: Page, deskRole: DeskRole = 'owner'): Promise<{ id: string; email: string }> {
  const email = newEmail();
  const given = 'given by Robin';
  await openBlankPage(page);
  await storeSession(page, { email: 'admin@wideload.example', password });
  const { _id } = await callSuccessfully(page, 'POST', '/users', {
    email,
    password: given,
    role: 'admin',
    deskRole,
  });
  await storeSession(page, { email, password: given });
  await callSuccessfully(page, 'PUT', '/users/password', { currentPassword: given, password });
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
  registeredWeight: 120_000,
};

export async function aFleet(page: Page): Promise<{ company: string; truck: string; trailer: string }> {
  const company = await callSuccessfully(page, 'POST', '/companies', {
    dotNumber: '9000002',
    docketNumber: '900002',
    name: 'Sandbox Lowboy Transport Inc',
    street: '22 Fiction Avenue',
    city: 'Amarillo',
    state: 'TX',
    zip: '79101',
    country: 'US',
  });
  const kept = await callSuccessfully(page, 'POST', '/trucks', { ...truck, internalNumber: '104' });
  const trailer = await callSuccessfully(page, 'POST', '/trailers', {
    internalNumber: '22',
    type: 'removable_goose_neck',
    vinCode: '1L9GN53A1E1000022',
    plateNumber: 'T22WL',
    length: 53,
  });
  return { company: String(company['_id']), truck: String(kept['_id']), trailer: String(trailer['_id']) };
}

export type Fleet = Awaited<ReturnType<typeof aFleet>>;

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

type OrderParts = { fleet?: Fleet; trip?: object; trucks?: number };
type OrderToPay = { id: string; number: string; total: number };

export async function anOrderToPay(
  page: Page,
  jurisdictions: string[] = ['TX', 'OK', 'KS'],
  { fleet: own, trip, trucks = 1 }: OrderParts = {},
): Promise<OrderToPay> {
  const fleet = own ?? (await aFleet(page));
  const created = await callSuccessfully(page, 'POST', '/permits/orders', {
    customer: { email: 'dispatch@test.example', phone: '7025550142', personName: 'Ann Carrier' },
    title: 'Press to Wichita',
    company: fleet.company,
    step: 2,
  });
  const path = `/permits/orders/${String(created['_id'])}`;
  const ids = await page.evaluate((count) => Array.from({ length: count }, () => crypto.randomUUID()), trucks);
  const units = await callSuccessfully(page, 'PUT', path, {
    version: created['version'],
    step: 4,
    // The states of a trip follow from its places.
    ...(trip === undefined ? { jurisdictions } : { trip }),
    units: ids.map((unit) => aUnit(fleet, unit)),
  });
  const reviewed = await callSuccessfully(page, 'PUT', path, { version: units['version'], step: 6, reviewed: true });
  if (reviewed['step'] !== 6)
    throw new Error(`The order stands at step ${String(reviewed['step'])}, not at the payment.`);
  return {
    id: String(created['_id']),
    number: String(created['orderNumber']),
    total: Number(reviewed['totalPrice']),
  };
}

/** Calls the provider as its script does, authorized by a client secret. */
async function callProvider(
  page: Page,
  path: string,
  fields: Record<string, string>,
): Promise<Record<string, unknown>> {
  const { publishableKey } = await callSuccessfully(page, 'GET', '/payments/config');
  const headers = { authorization: `Bearer ${String(publishableKey)}` };
  const answer = await page.request.post(`/api/sandbox/${path}`, { form: fields, headers });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

export async function aCard(page: Page, alias: string): Promise<string> {
  const { id, clientSecret } = await callSuccessfully(page, 'POST', '/stripe/setup_intents');
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
  await callSuccessfully(page, 'POST', '/stripe/cards', { sourceId });
  return String(sourceId);
}

export async function payOrder(page: Page, orderId: string, alias = 'pm_card_visa'): Promise<void> {
  const sourceId = await aCard(page, alias);
  const { status } = await callSuccessfully(page, 'POST', '/permits/confirm_payment', { sourceId, orderId });
  expect(status).toBe('succeeded');
}

export async function aPaidOrder(
  page: Page,
  jurisdictions?: string[],
  { card, ...parts }: OrderParts & { card?: string | undefined } = {},
): Promise<OrderToPay> {
  const order = await anOrderToPay(page, jurisdictions, parts);
  await payOrder(page, order.id, card);
  return order;
}

/** Calls to the address wait, or those of one method. @returns lets them through */
export async function holdCalls(page: Page, address: string, method?: string): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    if (method === undefined || route.request().method() === method) await held;
    await route.fallback();
  });
  return letThrough;
}

/** The whole answer, also to a poll that the server would answer with 304. */
export function fetchWhole(route: Route): Promise<APIResponse> {
  const { 'if-none-match': _, ...headers } = route.request().headers();
  return route.fetch({ headers });
}
