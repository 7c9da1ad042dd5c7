// npm run pictures [name…]: photographs the built product with its demo data, for the landing page: on a desktop and on a phone, in both
// themes. `ORIGIN` photographs a running one.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './browser.mjs';
import { root } from './child.mjs';

const target = path.join(root, 'apps/web/public/pictures');

// `product-picture.tsx` has the same shapes.
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

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function serve() {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'wideload-pictures-'));
  // Root runs the database as another user, who needs access.
  chmodSync(folder, 0o711);
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, PUBLIC_URL: origin };
  const server = spawn(process.execPath, ['apps/api/dist/main.js', 'serve'], { cwd: root, stdio: 'ignore', env });
  const isReady = () =>
    fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let left = 1200; !(await isReady()); left -= 1) {
    if (left === 0) throw new Error('The product did not start. Build it first: npm run build');
    await wait(100);
  }
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}

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

const { origin, stop } = process.env.ORIGIN ? { origin: process.env.ORIGIN, stop: async () => {} } : await serve();
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
