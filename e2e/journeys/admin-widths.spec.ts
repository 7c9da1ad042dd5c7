import type { Page } from '@playwright/test';
import { callApi, expect, fetchWhole, test } from '../fixtures.ts';
import { expectTextsFit } from '../text-layout.ts';

const widths = [390, 768, 800, 991, 992, 1024, 1100, 1199, 1200, 1440];

/** Long values in every column. */
const full = {
  companyName: 'Transcontinental Superloads International LLC',
  customer: { email: 'permits.department@superloads.example', personName: 'Kim' },
  jurisdictions: ['MA', 'PA', 'NC', 'MS', 'CT'],
  permits: { requested: 12, filed: 10, issued: 21, refused: 5 },
  totalPrice: 1_260_000,
  states: ['MA', 'PA', 'NC', 'MS', 'CT'].map((state) => ({ state, status: 'requested' })),
  daysLeft: -210,
  marks: ['superload', 'resubmitted', 'changed', 'fee-difference'],
  claim: {
    admin: { _id: '00000000-0000-4000-8000-000000000000', email: 'kim.hollander@wideload.example' },
    since: '2026-01-01T00:00:00.000Z',
    isMine: false,
  },
};

/** Demo data that no other journey extends. */
const lists = [
  ['the permits list', '/permits?sort=orderNumber&pageSize=5'],
  ['the users', '/users?search=wideload.example'],
  ['the admins', '/admins?search=wideload.example'],
  ['the audit log', '/admins/log?search=100003'],
  ['the blog', '/blog'],
] as const;

test('every list of the admin area fits every supported width @sweep', async ({ adminPage: page }) => {
  const { body } = await callApi(page, 'GET', '/users?search=carrier@wideload.example');
  const [carrier] = body['items'] as { _id: string }[];
  for (const [name, address] of [...lists, ["a user's orders", `/users/orders?userId=${carrier?._id}`]] as const) {
    await page.goto(address);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectTextsFit(page, name, widths);
  }
});

test('a page that is enlarged to 400 % cuts no value of a row, and breaks no word of the queue', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admins?search=wideload.example');
  await expect(page.getByRole('time').first()).toBeVisible();
  const over = await page.evaluate(() =>
    [...document.querySelectorAll('main td > *')].filter(
      (value) => value.getBoundingClientRect().right > (value.closest('tr')?.getBoundingClientRect().right ?? 0),
    ),
  );
  expect(over).toEqual([]);
  await page.goto('/permits/queue?search=carrier@wideload.example');
  await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(2);
  await expectTextsFit(page, 'the enlarged queue', [320]);
});

/** The WCAG contrast between the backgrounds of a table's first two rows. */
function measureStripes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const toLight = (element: Element) => {
      const [r = 0, g = 0, b = 0] = (/\d+(, \d+)*/.exec(getComputedStyle(element).backgroundColor)?.[0] ?? '')
        .split(', ')
        .map((part) =>
          Number(part) / 255 <= 0.040_45 ? Number(part) / 3294.6 : ((Number(part) / 255 + 0.055) / 1.055) ** 2.4,
        );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const [table, stripe] = [
      document.querySelector('main table'),
      document.querySelector('main tbody tr:nth-child(2)'),
    ];
    if (table === null || stripe === null) throw new Error('no table of two rows');
    const lights = [toLight(table), toLight(stripe)].toSorted((a, b) => a - b);
    return (lights[1] ?? 0) / (lights[0] ?? 1);
  });
}

test('above the width of small tablets the Permits List has sortable column headings and visible stripes in the dark theme', async ({
  adminPage: page,
}) => {
  const head = page.getByRole('columnheader');
  const sort = page.getByLabel('Sort by');
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/permits?sort=orderNumber&pageSize=5');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(head).toHaveCount(8);
  await expect(sort).toBeHidden();
  await head.filter({ hasText: 'Phone' }).getByRole('button').press('Enter');
  await expect(head.filter({ hasText: 'Phone' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=phone/);

  expect(await measureStripes(page)).toBeGreaterThan(1.1);
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await measureStripes(page)).toBeGreaterThan(1.25);

  await page.setViewportSize({ width: 768, height: 900 });
  await expect(head).toHaveCount(0);
  await expect(sort).toHaveValue('phone');
});

test('the queue fits every supported width, with long names in every column @sweep', async ({ adminPage: page }) => {
  await page.goto('/permits/queue?search=carrier@wideload.example');
  await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(2);
  await expectTextsFit(page, 'the queue', [320, ...widths]);

  await page.route('**/api/permits/admin/queue?*', async (route) => {
    const response = await fetchWhole(route);
    const answer: { items: object[] } = await response.json();
    const items = answer.items.map((item) => ({ ...item, ...full }));
    await route.fulfill({ response, json: { ...answer, items } });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Take over/ })).toHaveCount(2);
  await expectTextsFit(page, 'the queue with long names', [320, ...widths]);
});
