import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from '../accessibility.ts';
import { aCarrier, expect, test, aPaidOrder } from '../fixtures.ts';
import { openDialog } from '../pages/dialogs.ts';

/** A program of a customer that refuses its first call. */
async function startProgram() {
  const events: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      // Cast: what the product sends.
      events.push((JSON.parse(body) as { type: string }).type);
      response.writeHead(events.length === 1 ? 500 : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Cast: a server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    events,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a webhook is added from the account, its secret is shown once, and a delivery that failed is sent again', async ({
  page,
}) => {
  const program = await startProgram();
  try {
    await aCarrier(page);
    await page.goto('/account');
    await page.getByRole('link', { name: 'Open programs' }).click();
    await expect(page.getByText('No program is told yet.')).toBeVisible();
    await expectAccessible(page, 'empty');

    const drawer = await openDialog(page, 'Add webhook');
    await drawer.getByRole('button', { name: 'Add webhook' }).click();
    await expect(drawer.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
    await drawer.getByLabel('Address').fill(program.url);
    await page.keyboard.press('Enter');
    const secret = page.getByRole('dialog', { name: 'Secret of the webhook' });
    await expect(secret.getByText(/^whsec_/)).toBeVisible();
    await expectAccessible(page, 'secret');
    await secret.getByRole('button', { name: 'I have kept it' }).click();
    await expect(page.getByText(/^whsec_/)).toHaveCount(0);

    await aPaidOrder(page);
    await expect.poll(() => program.events).toEqual(['order.paid']);
    const list = await openDialog(page, `Deliveries: ${program.url}`, 'Last deliveries');
    await expect(async () => {
      await list.getByRole('button', { name: 'Refresh' }).click();
      await expect(list.getByText(/HTTP 500/)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectAccessible(page, 'deliveries');
    await list.getByRole('button', { name: /^Send again: An order is paid/ }).click();
    await expect.poll(() => program.events).toEqual(['order.paid', 'order.paid']);
    await expect(async () => {
      await list.getByRole('button', { name: 'Refresh' }).click();
      await expect(list.getByText('Delivered')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await list.getByRole('button', { name: 'Send test' }).click();
    await expect.poll(() => program.events).toEqual(['order.paid', 'order.paid', 'webhook.test']);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);

    const moving = await openDialog(page, `Change address: ${program.url}`, 'Change address');
    await expectAccessible(page, 'address');
    const moved = `${program.url}/moved`;
    await moving.getByLabel('Address').fill(moved);
    await moving.getByRole('button', { name: 'Save address' }).click();
    await secret.getByRole('button', { name: 'I have kept it' }).click();

    await page.getByRole('button', { name: `Pause: ${moved}` }).click();
    await expect(page.getByText('Paused')).toBeVisible();
    await page.getByRole('button', { name: `Remove: ${moved}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('No program is told yet.')).toBeVisible();
  } finally {
    program.close();
  }
});
