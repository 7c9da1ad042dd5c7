// npm run pictures [name…]: photographs the built product with its demo data, for the landing page: on a desktop and on a phone, in both
// themes. `ORIGIN` photographs a running one.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './browser.mjs';
import { root } from './child.mjs';
import { serveBuilt } from './serve-built.mjs';

const target = path.join(root, 'apps/web/public/pictures');

// `landing-inside.tsx` has the same shapes.
const devices = {
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 },
  phone: { viewport: { width: 390, height: 640 }, deviceScaleFactor: 2 },
};
const themes = ['light', 'dark'];

/** By the titles of the demo orders. */
const pictures = {
  vehicles: {
    title: 'Excavator, Reno to Nampa',
    toPath: (id) => `/new_order?order=${id}&step=vehicles`,
    shows: /^Permit needed$/,
  },
  order: {
    title: 'Bridge beams, Gary to Macon',
    toPath: (id) => `/order_list/order?orderId=${id}`,
    shows: /Carry this permit in the truck/,
  },
};
const wanted = process.argv.slice(2);
const carrier = { email: 'carrier@wideload.example', password: 'Permit-2026!' };

async function call(origin, address, { token, body } = {}) {
  const response = await fetch(`${origin}/api${address}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

async function photograph(window, { origin, address, shows, file }) {
  const page = await window.newPage();
  await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
  await page.getByText(shows).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const taken = sharp(await page.screenshot());
  await taken.clone().webp({ quality: 74, effort: 4, smartSubsample: true }).toFile(`${file}.webp`);
  await taken.clone().avif({ quality: 52, effort: 4, chromaSubsampling: '4:4:4' }).toFile(`${file}.avif`);
  await page.close();
}

const { origin, stop } = process.env.ORIGIN ? { origin: process.env.ORIGIN, stop: async () => {} } : await serveBuilt();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  mkdirSync(target, { recursive: true });
  const { accessToken: token } = await call(origin, '/auth/sign-in', { body: carrier });
  const { items: orders } = await call(origin, '/permits/orders?pageSize=50', { token });
  for (const [device, options] of Object.entries(devices))
    for (const theme of themes) {
      const window = await browser.newContext({ ...options, reducedMotion: 'reduce', serviceWorkers: 'block' });
      window.setDefaultTimeout(120_000);
      await window.addInitScript(
        ([chosen, access]) => {
          localStorage.setItem('theme', chosen);
          localStorage.setItem('wideload.accessToken', access);
        },
        [theme, token],
      );
      for (const [name, { title, toPath, shows }] of Object.entries(pictures)) {
        const order = orders.find((each) => each.title === title);
        if (order === undefined) throw new Error(`The demo has no order ${title}`);
        const full = `${name}-${device}-${theme}`;
        if (wanted.length > 0 && !wanted.includes(full)) continue;
        await photograph(window, { origin, address: toPath(order._id), shows, file: path.join(target, full) });
      }
      await window.close();
    }
} finally {
  await browser.close();
  await stop();
}
