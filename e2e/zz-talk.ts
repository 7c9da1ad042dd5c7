import { chromium } from '@playwright/test';
import { aCarrier, aFleet, anOrderToPay, callSuccessfully, openBlankPage, payOrder } from './fixtures.ts';
const url = 'http://127.0.0.1:3506';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const open = async () => {
  const c = await b.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
  });
  return c.newPage();
};
const page = await open();
await aCarrier(page);
const { id } = await anOrderToPay(page, ['TX', 'OK', 'KS']);
await payOrder(page, id);
const admin = await open();
await openBlankPage(admin);
const a = await callSuccessfully(admin, 'POST', '/auth/sign-in', {
  email: 'admin@wideload.example',
  password: 'Permit-2026!',
});
await admin.evaluate((t) => localStorage.setItem('wideload.accessToken', t), String(a['accessToken']));
const uuid = () => crypto.randomUUID();
await callSuccessfully(admin, 'POST', `/permits/admin/orders/${id}/messages`, {
  _id: uuid(),
  text: 'What is the registered weight of truck 104? The registration that we have says 60,000 lb.',
});
await callSuccessfully(page, 'POST', `/permits/orders/${id}/messages`, { _id: uuid(), text: 'It is 80,000 lb.' });
const order: any = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
await callSuccessfully(admin, 'PUT', `/permits/admin/permits/${order.permits[0]._id}`, {
  from: 'requested',
  status: 'refused',
  reason: 'The bridge at Red River is closed to loads over 14 feet.',
});
await callSuccessfully(admin, 'PUT', `/permits/admin/permits/${order.permits[1]._id}`, {
  from: 'requested',
  status: 'filed',
});
for (const [name, p, path] of [
  ['carrier', page, `/order_list/order?orderId=${id}`],
  ['admin', admin, `/users/orders/order?orderId=${id}`],
  ['list', page, '/order_list'],
] as const) {
  for (const width of [1440, 390])
    for (const theme of ['light', 'dark'] as const) {
      await p.setViewportSize({ width, height: 900 });
      await p.emulateMedia({ colorScheme: theme });
      await p.goto(path);
      await p.waitForTimeout(1500);
      await p.screenshot({ path: `/tmp/talk-${name}-${width}-${theme}.png`, fullPage: name !== 'admin' });
    }
}
await b.close();
