import { expect, type Page } from '@playwright/test';
import { waitFor } from '../engines/connection.ts';
import { aCarrier, aFleet, anAdmin, callSuccessfully } from '../fixtures.ts';
import { test, type Listener } from './listener.ts';

const rows = 30;

async function aLongList(page: Page): Promise<void> {
  const { email } = await aCarrier(page);
  const { company } = await aFleet(page);
  const customer = { email, phone: '7025550142', personName: 'Ann Carrier' };
  for (let made = 0; made < rows; made += 1)
    await callSuccessfully(page, 'POST', '/permits/orders', { customer, title: `Press ${made}`, company, step: 2 });
}

type Kind = {
  /** Orca's key for the next one. */
  key: string;
  /** Orca's name for it. */
  name: string;
  all: string;
};

const links: Kind = { key: 'k', name: 'link', all: 'a' };
const headings: Kind = { key: 'h', name: 'heading', all: ':is(h1, h2, h3)' };

/** The texts of those that are not hidden. `innerText` would leave out what is not laid out. */
async function readTexts({ run }: Listener, selector: string): Promise<string[]> {
  const script = `return [...document.querySelectorAll(arguments[0])]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.textContent.replaceAll('\\u00ad', '').trim())`;
  // Cast: the script answers with texts.
  return (await run(script, selector)) as string[];
}

/** Goes from the first of its kind to the last by Orca's key, and expects that each within the part is said, once and in order. */
async function expectEachSaid(listener: Listener, { key, name, all }: Kind, part: string): Promise<void> {
  const { press, reader } = listener;
  const texts = await readTexts(listener, `${part} ${all}`);
  const everywhere = await readTexts(listener, all);
  expect(texts.length).toBeGreaterThan(10);
  await reader.hear(() => press('ctrl+Home'));
  const heard = await reader.hear(async () => {
    for (const _ of everywhere) await press(key);
  });
  const places = texts.map((text) => heard.flatMap((line, at) => (line.startsWith(`${text} ${name}`) ? [at] : [])));
  expect
    .soft(
      texts.filter((_, at) => places[at]?.length !== 1),
      `said once in: ${heard.join(' · ')}`,
    )
    .toEqual([]);
  expect(places.flat()).toEqual(places.flat().toSorted((one, other) => one - other));
}

test('each row of a list is said, also those far below the window', async ({ listener, page, browser }) => {
  test.setTimeout(900_000);
  await aLongList(page);
  const admin = await (await browser.newContext()).newPage();
  await anAdmin(admin);
  await listener.signIn(admin);
  await listener.open('/permits?status=draft&pageSize=50');
  await waitFor('the list', async () => ((await readTexts(listener, 'tbody th a')).length >= rows ? true : null));
  await expectEachSaid(listener, links, 'tbody');
});

test('each part of a long page is said', async ({ listener }) => {
  test.setTimeout(900_000);
  await listener.arrive('/states/texas');
  await expectEachSaid(listener, headings, 'main');
});
