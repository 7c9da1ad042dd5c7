// Draws the pictures that are kept as files: the one that other sites show of ours, and those of the demo articles. Run by hand after a
// change of the drawings: `node apps/web/scripts/draw-pictures.mjs`; the files are committed.
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { palettePng } from './palette-png.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const articles = fileURLToPath(new URL('../../api/src/seed/articles/pictures/', import.meta.url));
const files = {
  social: `${root}public/icons/social.png`,
  rear: `${articles}oversize.png`,
  bridge: `${articles}bridge-formula.png`,
  escorts: `${articles}escorts.png`,
};

const page =
  '<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8"><body><div id="picture"></div>' +
  '<script type="module" src="/src/site/pictures/pictures.tsx"></script></body></html>';

const sheet = {
  name: 'picture-sheet',
  configureServer(server) {
    server.middlewares.use('/picture', (request, response, next) => {
      const send = (html) => response.writeHead(200, { 'content-type': 'text/html' }).end(html);
      server.transformIndexHtml(request.originalUrl, page).then(send, next);
    });
  },
};

const size = { width: 1200, height: 630 };

/** Runs in the browser, which reads its own pictures. */
async function coloursOf(address) {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
  return Array.from(
    { length: data.length / 4 },
    (_, at) => (data[at * 4] << 16) | (data[at * 4 + 1] << 8) | data[at * 4 + 2],
  );
}

const server = await createServer({
  root,
  configFile: false,
  logLevel: 'warn',
  appType: 'custom',
  plugins: [react(), sheet],
  resolve: { dedupe: ['react', 'react-dom'] },
  server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const tab = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  for (const [name, path] of Object.entries(files)) {
    await tab.goto(`${server.resolvedUrls.local[0]}picture?picture=${name}`);
    await tab.waitForSelector('#picture > *');
    await tab.evaluate(() => document.fonts.ready);
    await tab.waitForLoadState('networkidle');
    const shot = (await tab.screenshot()).toString('base64');
    writeFileSync(path, palettePng(await tab.evaluate(coloursOf, `data:image/png;base64,${shot}`), size));
  }
} finally {
  await browser.close();
  await server.close();
}
