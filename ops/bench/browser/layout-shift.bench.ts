// How far the parts of a page move while it loads, with each answer of the API a quarter of a second late.
import { setTimeout as wait } from 'node:timers/promises';
import { report } from '../report.ts';
import { launchBrowser, openPage, signIn, type MeasuredPage } from './measured-page.ts';
import { listAdminPages, listCarrierPages } from './page-addresses.ts';
import { startProduct } from './product.ts';

const MOST_SHIFT = 0.02;
const LATE_MS = 250;

const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function sumShifts(measured: MeasuredPage, address: string): Promise<{ sum: number; figures: string }> {
  const { page } = measured;
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await measured.settle();
  const { shifts } = await measured.take();
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return { sum, figures: shifts.map(({ value, nodes }) => `${value.toFixed(3)} ${nodes.join(' | ')}`).join('; ') };
}

const areas = [
  { email: 'carrier@wideload.example', listPages: listCarrierPages },
  { email: 'admin@wideload.example', listPages: listAdminPages },
];

const { origin, stop } = await startProduct({ orders: 0 });
const browser = await launchBrowser();
try {
  for (const { email, listPages } of areas) {
    const token = await signIn(origin, email);
    for (const viewport of viewports) {
      const measured = await openPage(browser, { origin, token, viewport });
      await measured.slowDown();
      await measured.page.route('**/api/**', async (route) => {
        await wait(LATE_MS);
        await route.continue();
      });
      for (const [name, address] of await listPages(origin, token)) {
        const { sum, figures } = await sumShifts(measured, address);
        const what = `layout shift of ${name}, ${viewport.width} px wide`;
        report({ what, against: String(MOST_SHIFT), ratio: sum / MOST_SHIFT, atMost: 1, figures });
      }
      await measured.page.context().close();
    }
  }
} finally {
  await browser.close();
  await stop();
}
