// The presses that people make most, with the times that the browser took.
import type { Page } from '@playwright/test';
import type { MeasuredPage, Press } from './measured-page.ts';

export type Presses = { name: string; presses: Press[] };

async function repeat(times: number, act: (round: number) => Promise<Press>): Promise<Press[]> {
  const presses: Press[] = [];
  for (let round = 0; round < times; round += 1) presses.push(await act(round));
  return presses;
}

/** By its tag, because Playwright polls in every frame and a query by role takes 60 ms on a slow page. */
const findHeading = (page: Page, text: string | RegExp) => page.locator('h1', { hasText: text });
const findLength = (page: Page, label: string) =>
  page.getByRole('group', { name: label, exact: true }).getByRole('textbox');

export async function measureUnit(measured: MeasuredPage, order: string): Promise<Presses[]> {
  const { page } = measured;
  await measured.open(`/new_order?order=${order}&step=vehicles&unit=1`, page.getByText('What each state will need'));
  const width = findLength(page, 'Width');
  await width.click();
  await page.keyboard.press('Control+a');
  const keys = await repeat(20, (at) => measured.press('15 ft 2 in'.repeat(2).charAt(at)));
  await width.fill(`14'6"`);
  const fields = ['Height', 'Length', '1 to 2', 'Width'].map((label) => findLength(page, label));
  const focuses = await repeat(12, (at) => measured.click(fields[at % fields.length] ?? width));
  const tabs = await repeat(12, (at) =>
    measured.click(page.getByRole('tab', { name: `UNIT ${at % 2 === 0 ? 2 : 1}`, exact: true })),
  );
  return [
    { name: 'a key in a length field', presses: keys },
    { name: 'the focus of a length field', presses: focuses },
    { name: 'a tab of a unit', presses: tabs },
  ];
}

const titles = [
  'Person Ordering Information',
  'Select a State',
  'Power Unit Details',
  'Permit Selection',
  'Summary',
  'Payment',
];

export async function measureSteps(measured: MeasuredPage, order: string): Promise<Presses[]> {
  const { page } = measured;
  await measured.open(`/new_order?order=${order}&step=basic-details`, findHeading(page, titles[0] ?? ''));
  // The next steps load while nobody presses anything.
  await page.waitForLoadState('networkidle');
  const last = titles.length - 1;
  const presses = await repeat(last * 4, (at) => {
    const isForward = at % (last * 2) < last;
    const from = isForward ? at % last : last - (at % last);
    const to = titles[isForward ? from + 1 : from - 1] ?? '';
    const button = page.getByRole('button', { name: isForward ? /^Next/ : /^(Back|Previous)/ });
    return measured.click(button, findHeading(page, to));
  });
  return [{ name: 'Next and Back between the steps', presses }];
}

export async function measurePicker(measured: MeasuredPage, order: string): Promise<Presses[]> {
  const { page } = measured;
  await measured.open(`/new_order?order=${order}&step=permits`, findHeading(page, 'Permit Selection'));
  await page
    .getByRole('button', { name: /^Texas/ })
    .first()
    .click();
  const opener = page.getByRole('button', { name: 'Choose on the map: Origin, Texas' }).first();
  const presses = await repeat(6, async () => {
    const opened = await measured.click(opener, page.locator('[role=application]'));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return opened;
  });
  return [{ name: 'the location picker', presses }];
}

export async function measureOrders(measured: MeasuredPage): Promise<Presses[]> {
  const { page } = measured;
  await measured.open('/order_list', findHeading(page, 'Order List'));
  const links = page.getByRole('rowheader').getByRole('link');
  await links.first().waitFor();
  const presses = await repeat(6, async (at) => {
    const opened = await measured.click(links.nth(at % 4), findHeading(page, /^Order #?\d/));
    await page.goBack();
    await links.first().waitFor();
    return opened;
  });
  return [{ name: 'opening an order', presses }];
}

export async function measurePermits(measured: MeasuredPage): Promise<Presses[]> {
  const { page } = measured;
  await measured.open('/permits?pageSize=50', findHeading(page, 'Permits List'));
  await page.getByRole('row').nth(40).waitFor();
  const heads = ['Date', 'User Email', 'Phone', 'Status'];
  const sorts = await repeat(8, (at) =>
    measured.click(page.getByRole('columnheader', { name: heads[at % heads.length] ?? '' }).getByRole('button')),
  );
  const turns = await repeat(6, (at) =>
    measured.click(page.getByRole('button', { name: at % 2 === 0 ? 'Next page' : 'Previous page' })),
  );
  return [
    { name: 'sorting 50 rows', presses: sorts },
    { name: 'turning a page of 50 rows', presses: turns },
  ];
}
