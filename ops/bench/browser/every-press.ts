// The most common presses, in a browser of its own: by a carrier in drafts and orders, by an admin in the list of permits.
import { createDraft } from './draft-order.ts';
import { launchBrowser, openPage, signIn } from './measured-page.ts';
import { measureOrders, measurePermits, measurePicker, measureSteps, measureUnit, type Presses } from './presses.ts';

const viewport = { width: 1440, height: 900 };

export async function measureEveryPress(origin: string, open = openPage): Promise<Presses[]> {
  const browser = await launchBrowser();
  try {
    const all: Presses[] = [];
    const token = await signIn(origin, 'carrier@wideload.example');
    const carrier = await open(browser, { origin, token, viewport });
    for (const measureThem of [measureUnit, measureSteps, measurePicker, measureOrders]) {
      await carrier.slowDown();
      // An edit takes the mark of the review from a draft, so each has one of its own.
      all.push(...(await measureThem(carrier, await createDraft(carrier, token))));
    }
    const adminToken = await signIn(origin, 'admin@wideload.example');
    const admin = await open(browser, { origin, token: adminToken, viewport });
    await admin.slowDown();
    return [...all, ...(await measurePermits(admin))];
  } finally {
    await browser.close();
  }
}
