import { callApi, expect, test } from '../fixtures.ts';
import { expectTextsFit } from '../text-layout.ts';

const widths = [768, 800, 991, 992, 1024, 1100, 1199, 1200, 1440];

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

test('every list of the admin area is whole in every width that it is worked at @sweep', async ({
  adminPage: page,
}) => {
  const { body } = await callApi(page, 'GET', '/users?search=carrier@wideload.example');
  const [carrier] = body['items'] as { _id: string }[];
  for (const [name, address] of [...lists, ["a user's orders", `/users/orders?userId=${carrier?._id}`]] as const) {
    await page.goto(address);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectTextsFit(page, name, widths);
  }
});

test('the queue is whole in every width, with long names in every column @sweep', async ({ adminPage: page }) => {
  await page.goto('/permits/queue?search=carrier@wideload.example');
  await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(2);
  await expectTextsFit(page, 'the queue', widths);

  await page.route('**/api/permits/admin/queue?*', async (route) => {
    const response = await route.fetch();
    const answer: { items: object[] } = await response.json();
    const items = answer.items.map((item) => ({ ...item, ...full }));
    await route.fulfill({ response, json: { ...answer, items } });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Take over/ })).toHaveCount(2);
  await expectTextsFit(page, 'the queue with long names', widths);
});
