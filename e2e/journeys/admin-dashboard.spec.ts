import type { Page, Response } from '@playwright/test';
import { anOrderToPay, expect, payOrder, test, holdCalls } from '../fixtures.ts';
import { expectAccessible, expectUsableAt768 } from '../accessibility.ts';

type Answer = { to: string; days: { day: string; permits: number }[]; now: { ordersWaiting: number } };

const findChart = (page: Page) => page.getByRole('img', { name: /^Bar chart of permits per day/ });
const findPeriodButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const findDayField = (page: Page) => page.getByRole('textbox', { name: 'One day' });
const isAnswer = (response: Response) => response.url().includes('/api/permits/admin/statistics?');
const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);

async function readCounts(page: Page): Promise<{ bars: number[]; table: number[]; all: number }> {
  const cells = page.getByRole('table', { name: 'Permits per day' }).locator('td');
  const bars = await findChart(page)
    .locator('[data-bar]')
    .evaluateAll((marks) => marks.map((mark) => Number(mark.getAttribute('data-bar'))));
  const shown = (await cells.allTextContents()).map((text) => Number(text.replaceAll(',', '')));
  return { bars, table: shown.slice(0, -1), all: shown.at(-1) ?? -1 };
}

test('permits per day are shown as sample bars, then as a chart and a table of the last week, of other windows, and of one day', async ({
  carrierPage: page,
  adminPage,
}) => {
  await payOrder(page, (await anOrderToPay(page, ['TX', 'OH'])).id);

  const releaseAnswer = await holdCalls(adminPage, '**/api/permits/admin/statistics?*');
  await adminPage.goto('/dashboard');
  await expect(adminPage.getByText('Loading: sample bars')).toBeVisible();
  await expect(adminPage.locator('[data-sample]')).toHaveCount(7);
  await expect(findChart(adminPage)).toBeHidden();
  const first = adminPage.waitForResponse(isAnswer);
  releaseAnswer();
  await expect(findChart(adminPage)).toBeVisible();
  await expect(adminPage.locator('[data-sample]')).toHaveCount(0);
  await adminPage.unroute('**/api/permits/admin/statistics?*');

  await expect(adminPage.getByRole('heading', { name: 'Permits statistics' })).toBeVisible();
  await expect(findPeriodButton(adminPage, 'Last Week')).toHaveAttribute('aria-pressed', 'true');
  await expect(adminPage.getByText('Central Time (America/Chicago)')).toBeVisible();
  const { days, to, now }: Answer = await (await first).json();
  await adminPage.getByText('Show the numbers as a table').click();
  const counts = await readCounts(adminPage);
  expect(counts.bars).toEqual(days.map(({ permits }) => permits));
  expect(counts.table).toEqual(counts.bars);
  expect(counts.all).toBe(sum(counts.bars));
  expect(days.at(-1)?.permits).toBeGreaterThanOrEqual(2);
  await expect(adminPage.getByText('Orders waiting').locator('..')).toContainText(now.ordersWaiting.toLocaleString());
  await expectUsableAt768(adminPage, 'dashboard');

  for (const [name, window, count] of [
    ['Last Day', 'day', 1],
    ['Last Five Days', 'five-days', 5],
    ['Last Month', 'month', 30],
    ['Last Year', 'year', 365],
  ] as const) {
    await findPeriodButton(adminPage, name).click();
    await expect(adminPage).toHaveURL(new RegExp(`window=${window}$`));
    await expect(findChart(adminPage).locator('[data-bar]')).toHaveCount(count);
  }
  await adminPage.goBack();
  await expect(findPeriodButton(adminPage, 'Last Month')).toHaveAttribute('aria-pressed', 'true');
  await expect(findChart(adminPage).locator('[data-bar]')).toHaveCount(30);

  await findDayField(adminPage).fill(to);
  await findDayField(adminPage).press('Enter');
  await expect(adminPage).toHaveURL(new RegExp(`day=${to}$`));
  await expect(findChart(adminPage).locator('[data-bar]')).toHaveCount(1);
  await expect(findPeriodButton(adminPage, 'Last Week')).toHaveAttribute('aria-pressed', 'false');
});

test('the bars can be read by keyboard and pointer, a day can be chosen, the days can be saved, and failures and empty results say so @rare', async ({
  carrierPage: page,
  adminPage,
}) => {
  await payOrder(page, (await anOrderToPay(page, ['TX', 'OH'])).id);

  const first = adminPage.waitForResponse(isAnswer);
  await adminPage.goto('/dashboard?window=decade');
  const { days, to }: Answer = await (await first).json();
  await expect(findPeriodButton(adminPage, 'Last Week')).toHaveAttribute('aria-pressed', 'true');
  const reader = adminPage.getByRole('slider', { name: 'Day in the chart' });
  await reader.press('Home');
  await reader.press('ArrowRight');
  const second = days[1]?.permits ?? -1;
  await expect(reader).toHaveAttribute('aria-valuetext', new RegExp(`: ${second} permits?$`));
  await expect(findChart(adminPage).getByText(new RegExp(`day, .*: ${second} permits?$`))).toBeVisible();
  await reader.blur();
  const box = await findChart(adminPage).boundingBox();
  await adminPage.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 20, (box?.y ?? 0) + 100);
  await expect(findChart(adminPage).getByText(/day, .*: \d+ permits?$/)).toBeVisible();

  const download = adminPage.waitForEvent('download');
  await adminPage.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`permits-${days[0]?.day}-to-${to}.csv`);

  await findDayField(adminPage).fill('soon');
  await findDayField(adminPage).press('Enter');
  await expect(adminPage.getByText('This is not a day. Type it like 11/3/2026.')).toBeVisible();
  await findDayField(adminPage).fill('tomorrow');
  await findDayField(adminPage).press('Enter');
  await expect(adminPage.getByText('This day is in the future.')).toBeVisible();
  await adminPage.getByRole('button', { name: 'Pick a day' }).click();
  await expect(adminPage.getByRole('dialog', { name: 'Pick a day' })).toBeVisible();
  await expectAccessible(adminPage, 'calendar of the dashboard');
  await adminPage.getByRole('button', { name: /, today/ }).click();
  await expect(adminPage).toHaveURL(new RegExp(`day=${to}$`));
  await expect(findChart(adminPage).locator('[data-bar]')).toHaveCount(1);

  await adminPage.route('**/api/permits/admin/statistics?*', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      json: { status: 429, code: 'rate.limited', title: 'Wait.', detail: 'Too many tries. Wait a little.' },
    }),
  );
  await adminPage.goto('/dashboard?day=2001-02-03');
  await expect(adminPage.getByText('This could not be loaded')).toBeVisible();
  await adminPage.unroute('**/api/permits/admin/statistics?*');
  await adminPage.getByRole('button', { name: 'Try again' }).click();
  await expect(adminPage.getByText('No permits: no order was paid on this day.')).toBeVisible();
  await expectAccessible(adminPage, 'empty dashboard');
  await adminPage.getByRole('button', { name: 'Show the last year' }).click();
  await expect(adminPage).toHaveURL(/window=year$/);
  await adminPage.getByRole('link', { name: 'Work queue', exact: true }).click();
  await expect(adminPage).toHaveURL(/\/permits\/queue/);
});
